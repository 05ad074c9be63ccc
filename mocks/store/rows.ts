import { Collection } from '@msw/data'
import * as z from 'zod/mini'
import { isRecord } from '#domain/record.ts'

type Key = string | number
type Test<Row> = (row: Row) => boolean

/** The rows of one entity. Values are copied in and out, so that callers cannot change stored objects. */
export interface Rows<Row> {
  find(key: Key): Row | null
  first(test: Test<Row>): Row | null
  /** The rows that pass, in the order of their addition. */
  list(test?: Test<Row>): Row[]
  /** Returns the row as it is stored; throws when another has its key. */
  insert(row: Row): Promise<Row>
  /** Changes the first row that passes; false without such a row. */
  update(test: Test<Row>, changes: Partial<Row>): Promise<boolean>
  /** Removes all rows that pass. */
  remove(test: Test<Row>): void
}

/** The access that storing and restoring the rows needs (`collections.ts`). */
export interface Snapshots {
  schema: z.ZodMiniType
  list(): unknown[]
  /** Replaces all rows. */
  restore(rows: unknown[]): Promise<void>
  /** Returns a function that brings back the rows of now. They are not copied, because a change replaces a row. */
  remember(): () => Promise<void>
  /** Calls back before each change of a row. */
  watch(changed: () => void): void
}

/** `key` names the column that identifies a row. Only this column is checked, since only this program writes the rows. */
export function createRows<Row extends object>(key: keyof Row & string): Rows<Row> & Snapshots {
  const schema: z.ZodMiniType<Row, Row> = z.custom<Row>((row) => isRowWith(key, row))
  const collection = new Collection({ schema })
  const restore = async (rows: unknown[]): Promise<void> => {
    collection.clear()
    for (const row of rows) await collection.create(schema.parse(row))
  }
  const first = (test: Test<Row>) => copyOf(collection.findFirst((query) => query.where(test)))

  return {
    find: (value) => first((row) => row[key] === value),
    first,
    list: (test?: Test<Row>) =>
      structuredClone(test ? collection.findMany((query) => query.where(test)) : collection.all()),
    async insert(row) {
      if (first((other) => other[key] === row[key])) {
        throw new Error(`The ${key} ${String(row[key])} exists already`)
      }
      return structuredClone(await collection.create(structuredClone(row)))
    },
    async update(test, changes) {
      const copy = structuredClone(changes)
      const updated = await collection.update((query) => query.where(test), {
        data: (draft) => void Object.assign(draft, copy),
      })
      return updated !== undefined
    },
    remove: (test) => void collection.deleteMany((query) => query.where(test)),
    schema,
    restore,
    remember() {
      const rows = [...collection.all()]
      return () => restore(rows)
    },
    watch(changed) {
      collection.hooks.on('create', changed)
      collection.hooks.on('update', changed)
      collection.hooks.on('delete', changed)
    },
  }
}

/**
 * Adds a row with the next number as its id: one more than the highest, and at least `first`. The database begins its numbers at the
 * same ones, where those of the contract's examples end.
 */
export function insertNumbered<Fields extends object>(
  rows: Rows<Fields & { id: number }>,
  fields: Fields,
  first = 1,
): Promise<Fields & { id: number }> {
  const highest = rows.list().reduce((most, { id }) => Math.max(most, id), first - 1)
  return rows.insert({ ...fields, id: highest + 1 })
}

/** Adds a row with the next number of a sequence. */
export function insertSequenced<Row extends { sequence: number }>(
  rows: Rows<Row>,
  fields: Omit<Row, 'sequence'>,
): Promise<Row>
export function insertSequenced(rows: Rows<{ sequence: number }>, fields: object) {
  const newest = Math.max(0, ...rows.list().map(({ sequence }) => sequence))
  return rows.insert({ ...fields, sequence: newest + 1 })
}

/** Returns the rows of a page; none past the end. */
export const pageOf = <Row>(rows: Row[], { page, perPage }: { page: number; perPage: number }): Row[] =>
  rows.slice((page - 1) * perPage, page * perPage)

function isRowWith(key: string, row: unknown): boolean {
  return isRecord(row) && ['string', 'number'].includes(typeof row[key])
}

const copyOf = <Row>(row: Row | undefined): Row | null => (row === undefined ? null : structuredClone(row))

/** Removes rows and returns their number. */
export function removeRows<Row>(rows: Rows<Row>, test: Test<Row>): number {
  const count = rows.list(test).length
  rows.remove(test)
  return count
}
