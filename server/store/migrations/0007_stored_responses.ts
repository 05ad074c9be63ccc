import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The table of stored responses gets the name that they have in code. */
export const storedResponses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('answer').renameTo('stored_response').execute()
    await sql`alter index answer_pkey rename to stored_response_pkey`.execute(db)
  },
}
