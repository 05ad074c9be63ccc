import { sql } from 'kysely'
import type { Advisor } from '#backend/ports/bilingual.ts'
import type { Process, ProcessQuery, ProcessTable, StaffProcessQuery } from '#backend/ports/processes.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { waitingFor } from '#domain/processes/states.ts'
import { type Database, inTransaction } from '../database.ts'
import { batchesOf } from './batches.ts'

/** The columns of a process; `waiting_for` is written for lists only. */
const columns = [
  'process.id',
  'process.applicantId',
  'process.jobId',
  'process.statusId',
  'process.isRecommended',
  'process.startedAt',
  'process.updatedAt',
  'process.steps',
  'process.details',
] as const

export function processTable(db: Database): ProcessTable {
  const ofApplicant = (applicantId: number) => db.selectFrom('process').where('applicantId', '=', applicantId)

  return {
    find: async (id) =>
      (await db.selectFrom('process').select(columns).where('id', '=', id).executeTakeFirst()) ?? null,
    ofApplicant: (applicantId) => ofApplicant(applicantId).select(columns).orderBy('id').execute(),
    page: (query) => readPage(db, query),
    list: (query) => readList(db, query),
    ofJobs: async (applicantId, jobIds) =>
      jobIds.length === 0
        ? []
        : ofApplicant(applicantId).where('jobId', 'in', jobIds).select(columns).orderBy('id').execute(),
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
    async pending(applicantId) {
      const all = applicantId === undefined ? db.selectFrom('process') : ofApplicant(applicantId)
      return all.select(columns).where('statusId', '=', PENDING_STATUS_ID).orderBy('id').execute()
    },
    insert: (process) =>
      db.insertInto('process').values(columnsOf(process)).returning(columns).executeTakeFirstOrThrow(),
    async update({ id, ...process }) {
      const { numUpdatedRows } = await db
        .updateTable('process')
        .set(columnsOf(process))
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Error(`There is no process ${id}`)
    },
    remove: (id) =>
      inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('process').where('id', '=', id).execute()
        await transaction.deleteFrom('notification').where('processId', '=', id).execute()
      }),
    removeOfJobs: (jobIds) =>
      inTransaction(db, async (transaction) => {
        const removed: number[] = []
        for (const batch of batchesOf(jobIds)) removed.push(...(await removeOfJobs(transaction, batch)))
        return removed
      }),
  }
}

async function removeOfJobs(db: Database, jobIds: number[]): Promise<number[]> {
  const rows = await db.deleteFrom('process').where('jobId', 'in', jobIds).returning('id').execute()
  const ids = rows.map(({ id }) => id)
  for (const batch of batchesOf(ids))
    await db.deleteFrom('notification').where('processId', 'in', batch).execute()
  return ids
}

/** Returns the values as the columns take them: objects and lists are JSON. */
const columnsOf = <Values extends Pick<Process, 'statusId' | 'steps' | 'details'>>({
  steps,
  details,
  ...values
}: Values) => ({
  ...values,
  steps: JSON.stringify(steps),
  details: JSON.stringify(details),
  waitingFor: waitingFor({ ...values, details }),
})

async function readPage(db: Database, query: ProcessQuery) {
  const { applicantId, isRecommended, statusId, latestBy, page, perPage } = query
  const ofKind = db
    .selectFrom('process')
    .where('applicantId', '=', applicantId)
    .where('isRecommended', '=', isRecommended)
  const chosen = statusId === undefined ? ofKind : ofKind.where('statusId', '=', statusId)
  const { total } = await chosen.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const processes = await chosen
    .select(columns)
    .orderBy(latestBy, 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { processes, total }
}

async function readList(db: Database, query: StaffProcessQuery) {
  const { statusId, advisor, waitingFor: party, applicantId, jobId, page, perPage } = query
  let chosen = db.selectFrom('process').innerJoin('job', 'job.jobId', 'process.jobId')
  if (statusId !== undefined) chosen = chosen.where('statusId', '=', statusId)
  if (party !== undefined) chosen = chosen.where('waitingFor', '=', party)
  if (applicantId !== undefined) chosen = chosen.where('applicantId', '=', applicantId)
  if (jobId !== undefined) chosen = chosen.where('process.jobId', '=', jobId)
  if (advisor !== undefined)
    chosen = chosen.where(
      sql<string>`coalesce(details -> 'advisor' ->> 'initials',
        (select data ->> 'initials' from advisor where external_id = job.advisor_id))`,
      '=',
      advisor,
    )
  const { total } = await chosen.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const processes = await chosen
    .select(columns)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { processes, total }
}
