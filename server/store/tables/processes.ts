import type { ProcessTable } from '#backend/ports/processes.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function processTable(db: Database): ProcessTable {
  const processes = rowsOf(db, 'process')
  return {
    find: (id) => processes.find({ id }),
    ofApplicant: (applicantId) => processes.list({ applicantId }, 'id'),
    pending: () => processes.list({ statusId: PENDING_STATUS_ID }, 'id'),
    insert: (process) => processes.insert(process),
    async update({ id, ...process }) {
      const updated = await processes.update({ id }, process)
      if (updated === 0) throw new Error(`There is no process ${id}`)
    },
  }
}
