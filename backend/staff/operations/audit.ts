import type { AuditEntry } from '../../ports/audit.ts'
import { actorView } from '../actorView.ts'
import type { StaffHandler } from '../operation.ts'

export const listAudit: StaffHandler<'listAudit'> = async ({ query }, { store }) => {
  const { entries, total } = await store.audit.page(query)
  const { page, perPage } = query
  return { status: 200, body: { items: entries.map(viewOf), total, page, perPage } }
}

const viewOf = ({ sequence, actor, before, after, ...entry }: AuditEntry) => ({
  id: sequence,
  ...entry,
  actor: actorView(actor),
  before: before && { ...before },
  after: after && { ...after },
})
