import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Jobs state whether the employer supports a change of the status of residence. All of them are employment: the licence covers no contracts
 * for services.
 */
export const employmentOfJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update job set data = jsonb_build_object('visaSupport', data -> 'applyFromAbroad') || data`.execute(db)
    await sql`
      update job set data = data || '{"employmentType": "fixed_term"}'::jsonb
      where data ->> 'employmentType' = 'freelance'`.execute(db)
  },
}
