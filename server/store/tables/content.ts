/** The tables of jobs, stories and articles have the same columns beside their numbers. */

import { type RawBuilder, sql } from 'kysely'
import type { ContentQuery, ContentState, ContentTable } from '#backend/ports/content.ts'
import { jstDate } from '#domain/dates.ts'
import { type Database, inTransaction } from '../database.ts'

/** Rows in one statement. PGlite blocks the process meanwhile: about a millisecond for each job (decision 63). */
const BATCH = 50

type Options<Item, Row> = {
  table: 'job' | 'story' | 'article'
  /** The column of the number in addresses. */
  key: string
  /** The columns of a row, by the names of a query. */
  columns: RawBuilder<unknown>
  from: RawBuilder<unknown>
  /** The last open day of an item, as a date in Japan; null without an end. */
  lastDay?: RawBuilder<unknown>
  itemOf: (row: Row) => Item
}

/** Returns the readers of a table with `external_id` and `is_closed`. */
export function contentRows<Item extends ContentState, Row>(
  db: Database,
  { table, key, columns, from, lastDay = sql`null`, itemOf }: Options<Item, Row>,
): Omit<ContentTable<Item>, 'save'> {
  const number = sql.ref(`${table}.${key}`)
  const isClosed = sql`${sql.ref(`${table}.is_closed`)}`
  const isOver = (now: Date) => sql`(${isClosed} or coalesce(${lastDay} < ${jstDate(now)}, false))`
  const where = (state: ContentQuery['state'], end = isClosed) =>
    state === undefined ? sql`true` : sql`${end} = ${state === 'closed'}`
  const read = async (rest: RawBuilder<unknown>) =>
    (await sql<Row>`select ${columns} from ${from} where ${rest}`.execute(db)).rows.map(itemOf)

  return {
    named: async (ids) =>
      ids.length === 0 ? [] : read(sql`${sql.ref(`${table}.external_id`)} in (${sql.join(ids)})`),
    async names(state) {
      const { rows } = await sql<{ name: string }>`
        select external_id as name from ${sql.table(table)} where ${where(state)} order by ${number}`.execute(
        db,
      )
      return rows.map(({ name }) => name)
    },
    async page({ state, page, perPage }, now) {
      const wanted = where(state, isOver(now))
      const { rows } = await sql<{ total: number }>`
        select count(*)::integer as total from ${sql.table(table)} where ${wanted}`.execute(db)
      const first = (page - 1) * perPage
      const items = await read(sql`${wanted} order by ${number} desc limit ${perPage} offset ${first}`)
      return { items, total: rows[0]?.total ?? 0 }
    },
  }
}

/** Calls `write` with some rows at a time, in one transaction. Between them the process answers requests. */
export function inBatches<Row>(
  db: Database,
  rows: Row[],
  write: (db: Database, batch: Row[]) => Promise<unknown>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (let first = 0; first < rows.length; first += BATCH) {
      await write(transaction, rows.slice(first, first + BATCH))
      await new Promise((resolve) => void setImmediate(resolve))
    }
  })
}

/** Takes numbers of the sequence of a column. */
export async function takeNumbers(
  db: Database,
  { table, key }: { table: string; key: string },
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence(${table}, ${key}))::integer as number
    from generate_series(1, ${count}::integer)`.execute(db)
  return rows.map(({ number }) => number)
}
