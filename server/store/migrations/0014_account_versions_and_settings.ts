import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The version of each account, also of links and letters with a link, and values of the whole site. */
export const accountVersionsAndSettings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['applicant', 'link_token']) {
      await db.schema
        .alterTable(table)
        .addColumn('account_version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    }
    await removeUncertain(db)
    await completeLetters(db)
    await createIndexes(db)
    await db.schema
      .createTable('setting')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}

/** Removes links that may be older than the last change of their account. Those of an entry only open an account that is not open yet. */
async function removeUncertain(db: Kysely<unknown>): Promise<void> {
  await sql`delete from mail where letter->>'kind' in ('confirmEmail', 'forgotPassword')`.execute(db)
  await sql`delete from link_token where purpose = 'confirm'`.execute(db)
  await sql`
    delete from link_token using applicant
    where purpose = 'verify' and applicant.id = applicant_id and activated_at is not null`.execute(db)
}

/** Adds the new fields of letters. A letter without a version is dropped when it is due. */
async function completeLetters(db: Kysely<unknown>): Promise<void> {
  await sql`
    update mail set letter = letter || '{"accountVersion": 1}' from applicant
    where letter->>'kind' = 'verify' and applicant.id = (letter->>'applicantId')::integer
      and activated_at is null`.execute(db)
  await sql`
    update mail set letter = letter || jsonb_build_object('email', applicant.email) from applicant
    where letter->>'kind' = 'passwordChanged' and applicant.id = (letter->>'applicantId')::integer`.execute(
    db,
  )
}

/** Finds unconfirmed entries, and the mails of a person, without reading all rows. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index applicant_unconfirmed on applicant (created_at) where activated_at is null`.execute(
    db,
  )
  await sql`create index mail_applicant on mail ((letter->>'applicantId'))`.execute(db)
}
