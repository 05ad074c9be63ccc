import { sql } from 'kysely'
import type { JobTable } from '#backend/ports/store.ts'
import { type Database, inTransaction } from '../database.ts'

/** Rows in one statement: a server takes at most 65,535 values. */
const BATCH = 500

export function jobTable(db: Database): JobTable {
  return {
    async find(id) {
      const row = await db.selectFrom('job').select('data').where('jobId', '=', id).executeTakeFirst()
      return row?.data ?? null
    },
    async findMany(ids) {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('job')
        .select('data')
        .where('jobId', 'in', ids)
        .orderBy('jobId')
        .execute()
      return rows.map((row) => row.data)
    },
    async versions({ after, limit }) {
      const rows = await db
        .selectFrom('job')
        // The number of the transaction that wrote the row last.
        .select(['jobId', sql<string>`xmin::text`.as('version')])
        .where('jobId', '>', after)
        .orderBy('jobId')
        .limit(limit)
        .execute()
      return rows.map(({ jobId, version }) => ({ job_id: jobId, version }))
    },
    async revision() {
      const { value } = await db.selectFrom('jobRevision').select('value').executeTakeFirstOrThrow()
      return String(value)
    },
    async insert(jobs) {
      const rows = jobs.map((job) => ({ jobId: job.job_id, data: JSON.stringify(job) }))
      await inTransaction(db, async (transaction) => {
        for (let first = 0; first < rows.length; first += BATCH) {
          await transaction
            .insertInto('job')
            .values(rows.slice(first, first + BATCH))
            .execute()
        }
      })
    },
  }
}
