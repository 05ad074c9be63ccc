import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The address that a link confirms, and when applicants asked their advisor for an interview or for recommendations. */
export const linksAndRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('link_token').addColumn('new_email', 'text').execute()
    await db.schema
      .alterTable('applicant')
      .addColumn('interview_requested_at', 'timestamptz')
      .addColumn('introduction_requested_at', 'timestamptz')
      .execute()
  },
}
