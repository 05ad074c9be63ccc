import * as z from 'zod/mini'
import { type Rows, type Snapshots, createRows } from './rows.ts'

/** The rows of all entities by name, as plain values. */
export type Snapshot = Record<string, unknown[]>

/** Part of the saved text. To be raised when the shape of a row changes: text of another format is not read. */
export const FORMAT = 8

export type Collections = ReturnType<typeof createCollections>

/** The rows of all entities that change while the mock runs: they are saved, restored and rolled back. */
export function createCollections() {
  const all: Record<string, Snapshots> = {}

  /** Adds an empty entity. `name` must be unique, `key` is the column that identifies a row. */
  function add<Row extends object>(name: string, key: keyof Row & string): Rows<Row> {
    const rows = createRows<Row>(key)
    all[name] = rows
    return rows
  }

  const read = (): Snapshot => mapValues(all, (rows) => rows.list())

  /** Replaces the content of the collections. */
  async function write(snapshot: Snapshot): Promise<void> {
    for (const [name, rows] of Object.entries(all)) await rows.restore(snapshot[name] ?? [])
  }

  /** Returns a function that brings back the content of now. */
  function remember(): () => Promise<void> {
    const restorers = Object.values(all).map((rows) => rows.remember())
    return async () => {
      for (const restore of restorers) await restore()
    }
  }

  /** Rows from saved text; null if another version has saved it. */
  function parse(text: string): Snapshot | null {
    const rows = z.object(mapValues(all, ({ schema }) => z.array(schema)))
    try {
      return z.object({ format: z.literal(FORMAT), rows }).parse(JSON.parse(text)).rows
    } catch {
      return null
    }
  }

  return {
    add,
    isRow: (name: string, value: unknown) =>
      Object.hasOwn(all, name) && all[name]?.schema.safeParse(value).success === true,
    read,
    write,
    remember,
    parse,
    print: () => JSON.stringify({ format: FORMAT, rows: read() }),
    /** Calls back before each change of a row. */
    watch: (changed: () => void) => Object.values(all).forEach((rows) => rows.watch(changed)),
  }
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}
