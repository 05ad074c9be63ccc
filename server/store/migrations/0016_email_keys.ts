import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { emailKey } from '#domain/email.ts'

/**
 * Addresses with a domain in another script or width get the key that all their spellings share. If several accounts have one address, the
 * oldest gets the key, because it was there first; the keys of the others do not change.
 */
export const emailKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ id: number; email: string }>`
      select id, email from applicant where octet_length(email) > char_length(email) order by id
    `.execute(db)
    for (const { id, email } of rows) {
      const key = emailKey(email)
      await sql`
        update applicant set email_key = ${key}
        where id = ${id} and not exists (select 1 from applicant where email_key = ${key})
      `.execute(db)
    }
  },
}
