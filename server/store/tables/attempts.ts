import { sql } from 'kysely'
import type { AttemptTable } from '#backend/ports/attempts.ts'
import type { Database } from '../database.ts'

/** One row for each key with its times, so that an attempt is counted by one statement that locks this row alone. */
export function attemptTable(db: Database): AttemptTable {
  return {
    async count(key, { now, since, until, most, expiresAt }) {
      const inWindow = sql`unnest(attempt.times) as t where t > ${since}::timestamptz and t <= ${until}::timestamptz`
      const { rows } = await sql`
        insert into attempt (key, times, expires_at)
        values (${key}, array[${now}::timestamptz], ${expiresAt}::timestamptz)
        on conflict (key) do update set
          times = array_append((select array_agg(t order by t) from ${inWindow}), ${now}::timestamptz),
          expires_at = excluded.expires_at
        where (select count(*) from ${inWindow}) < ${most}::integer
        returning key`.execute(db)
      return rows.length === 1
    },
    async times(key) {
      const { rows } = await sql<{ time: string }>`
        select t as time from attempt, unnest(times) as t where key = ${key} order by t`.execute(db)
      return rows.map(({ time }) => time)
    },
    async takeBack(key, time) {
      const place = sql`array_position(times, ${time}::timestamptz)`
      await sql`
        update attempt set times = times[:${place} - 1] || times[${place} + 1:]
        where key = ${key} and ${place} is not null`.execute(db)
    },
    async clear(key) {
      await db.deleteFrom('attempt').where('key', '=', key).execute()
    },
    async removeOutside(from, until) {
      await db
        .deleteFrom('attempt')
        .where((row) => row.or([row('expiresAt', '<', from), row('expiresAt', '>', until)]))
        .execute()
    },
  }
}
