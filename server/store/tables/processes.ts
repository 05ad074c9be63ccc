import { sql } from 'kysely'
import type { ProcessQuery, ProcessTable } from '#backend/ports/processes.ts'
import type { Advisor } from '#backend/ports/records.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function processTable(db: Database): ProcessTable {
  const processes = rowsOf(db, 'process')
  const ofApplicant = (applicantId: number) => db.selectFrom('process').where('applicantId', '=', applicantId)

  return {
    find: (id) => processes.find({ id }),
    ofApplicant: (applicantId) => processes.list({ applicantId }, 'id'),
    page: (query) => readPage(db, query),
    ofJobs: async (applicantId, jobIds) =>
      jobIds.length === 0
        ? []
        : ofApplicant(applicantId).where('jobId', 'in', jobIds).selectAll().orderBy('id').execute(),
    async advisor(applicantId) {
      const advisor = sql<Advisor>`details -> 'advisor'`
      const latest = await ofApplicant(applicantId)
        .select(advisor.as('advisor'))
        .where('isRecommended', '=', true)
        .where(advisor, '<>', sql<Advisor>`'null'::jsonb`)
        .orderBy('startedAt', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return latest?.advisor ?? null
    },
    pending: (applicantId) =>
      processes.list(
        { statusId: PENDING_STATUS_ID, ...(applicantId !== undefined && { applicantId }) },
        'id',
      ),
    insert: (process) => processes.insert(process),
    async update({ id, ...process }) {
      const updated = await processes.update({ id }, process)
      if (updated === 0) throw new Error(`There is no process ${id}`)
    },
  }
}

async function readPage(db: Database, query: ProcessQuery) {
  const { applicantId, isRecommended, statusId, latestBy, page, perPage } = query
  const ofKind = db
    .selectFrom('process')
    .where('applicantId', '=', applicantId)
    .where('isRecommended', '=', isRecommended)
  const chosen = statusId === undefined ? ofKind : ofKind.where('statusId', '=', statusId)
  const { total } = await chosen.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const processes = await chosen
    .selectAll()
    .orderBy(latestBy, 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { processes, total }
}
