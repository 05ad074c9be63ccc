import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The id of the request that has caused a mail, an event or a change by staff. */
export const requestIds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['mail', 'event', 'audit'])
      await db.schema.alterTable(table).addColumn('request_id', 'text').execute()
  },
}
