import { sql } from 'kysely'
import type { EventTable } from '#backend/ports/events.ts'
import type { Database } from '../database.ts'

/** The advisory lock of PostgreSQL that the writers of events take in turn: "events" as a number. */
const TURN = 0x65_76_74_73

export function eventTable(db: Database): EventTable {
  return {
    async insert(...events) {
      if (events.length === 0) return
      // The lock is released after the transaction is visible to others, so numbers become visible in their order.
      await sql`select pg_advisory_xact_lock(${sql.lit(TURN)})`.execute(db)
      await db
        .insertInto('event')
        .values(
          events.map(({ message, data, ...event }) => ({
            ...event,
            message: message && JSON.stringify(message),
            data: JSON.stringify(data),
          })),
        )
        .execute()
    },
    after: (sequence, limit) =>
      db
        .selectFrom('event')
        .selectAll()
        .where('sequence', '>', sequence)
        .orderBy('sequence')
        .limit(limit)
        .execute(),
    async removeBefore(time) {
      const { numDeletedRows } = await db.deleteFrom('event').where('at', '<', time).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
