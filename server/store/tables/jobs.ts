import { sql } from 'kysely'
import { publicAdvisor } from '#backend/content/advisors.ts'
import type { AdvisorProfile } from '#backend/ports/advisors.ts'
import type { Job, JobListing, JobTable } from '#backend/ports/jobs.ts'
import { type Database, inTransaction } from '../database.ts'
import { batchesOf } from './batches.ts'
import { contentRows, inBatches, takeNumbers } from './content.ts'

/** The part of a job that lists show, made by the database: a job is four times as long. */
const listing = sql<JobListing>`
  data - '{advisorId, externalId, version, ja, en}'::text[] || jsonb_build_object(
    'ja', jsonb_build_object('title', data->'ja'->'title', 'employer', data->'ja'->'employer', 'place', data->'ja'->'place'),
    'en', jsonb_build_object('title', data->'en'->'title', 'employer', data->'en'->'employer', 'place', data->'en'->'place'))`

type Row = { data: Omit<Job, 'advisor'>; advisor: AdvisorProfile }

export function jobTable(db: Database): JobTable {
  const withAdvisor = () =>
    db
      .selectFrom('job')
      .innerJoin('advisor', 'advisor.externalId', 'job.advisorId')
      .select(['job.data', 'advisor.data as advisor'])

  return {
    ...contentRows<Job, Row>(db, {
      table: 'job',
      key: 'job_id',
      columns: sql`job.data, advisor.data as advisor`,
      lastDay: sql`job.data->>'closingDate'`,
      from: sql`job join advisor on advisor.external_id = job.advisor_id`,
      itemOf: jobOf,
    }),
    async find(id) {
      const row = await withAdvisor().where('jobId', '=', id).executeTakeFirst()
      return row ? jobOf(row) : null
    },
    async findMany(ids) {
      if (ids.length === 0) return []
      const rows = await withAdvisor().where('jobId', 'in', ids).orderBy('jobId').execute()
      return rows.map(jobOf)
    },
    async listings(ids) {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('job')
        .select([listing.as('listing')])
        .where('jobId', 'in', ids)
        .execute()
      return rows.map((row) => row.listing)
    },
    async versions({ after, limit }) {
      const rows = await db
        .selectFrom('job')
        .select(['jobId', 'rowVersion'])
        .where('jobId', '>', after)
        .orderBy('jobId')
        .limit(limit)
        .execute()
      return rows.map(({ jobId, rowVersion }) => ({ job_id: jobId, version: rowVersion ?? '' }))
    },
    partRevisions: () => db.selectFrom('jobPart').select(['part', 'revision']).execute(),
    async revision() {
      const { jobsRevision } = await db
        .selectFrom('jobRevision')
        .select('jobsRevision')
        .executeTakeFirstOrThrow()
      return jobsRevision
    },
    takeNumbers: (count) => takeNumbers(db, { table: 'job', key: 'job_id' }, count),
    insert: (jobs) =>
      inBatches(db, jobs, (transaction, batch) =>
        transaction.insertInto('job').values(batch.map(rowOf)).execute(),
      ),
    save: (jobs) =>
      inBatches(db, jobs, (transaction, batch) =>
        transaction
          .insertInto('job')
          .values(batch.map(rowOf))
          .onConflict((conflict) =>
            conflict.column('jobId').doUpdateSet((row) => ({
              externalId: row.ref('excluded.externalId'),
              advisorId: row.ref('excluded.advisorId'),
              isClosed: row.ref('excluded.isClosed'),
              data: row.ref('excluded.data'),
            })),
          )
          .execute(),
      ),
    remove: (ids) =>
      inTransaction(db, async (transaction) => {
        for (const batch of batchesOf(ids))
          await transaction.deleteFrom('job').where('jobId', 'in', batch).execute()
      }),
  }
}

const jobOf = ({ data, advisor }: Row): Job => ({ ...data, advisor: publicAdvisor(advisor) })

/** The names of the advisor are in their own table. */
function rowOf({ advisor: _advisor, ...job }: Job) {
  return {
    jobId: job.job_id,
    externalId: job.externalId,
    advisorId: job.advisorId,
    isClosed: job.closed !== null,
    data: JSON.stringify(job),
  }
}
