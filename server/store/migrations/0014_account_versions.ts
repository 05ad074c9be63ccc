import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Letters that ask for a link whose account is not known. The links of an entry stay: they only open an account that is not open yet. */
const unknownVersion = sql`'confirmEmail', 'forgotPassword'`

/** The version of each account, and the one for which a link was issued or a letter with a link was asked for. */
export const accountVersions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['applicant', 'link_token']) {
      await db.schema
        .alterTable(table)
        .addColumn('account_version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    }
    // The account may have changed since these were asked for.
    await sql`delete from mail where letter->>'kind' in (${unknownVersion})`.execute(db)
    await sql`delete from link_token where purpose = 'confirm'`.execute(db)
    await sql`
      delete from link_token using applicant
      where purpose = 'verify' and applicant.id = applicant_id and activated_at is not null`.execute(db)
    await sql`
      update mail set letter = letter || '{"accountVersion": 1}'
      where letter->>'kind' = 'verify' and exists (
        select from applicant where id = (letter->>'applicantId')::integer and activated_at is null)`.execute(
      db,
    )
    await sql`
      update mail set letter = letter || jsonb_build_object('email', applicant.email) from applicant
      where letter->>'kind' = 'passwordChanged' and applicant.id = (letter->>'applicantId')::integer`.execute(
      db,
    )
  },
}
