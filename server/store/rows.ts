import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, Tables } from './database.ts'

/** Rows of one table, chosen by equal values of columns. Anything else, such as a range, is a query of its own. */
export interface Rows<Row, NewRow = Row> {
  find(where: Partial<Row>): Promise<Row | null>
  list(where: Partial<Row>, orderBy: keyof Row & string): Promise<Row[]>
  /** Returns the row with the values that the database gave it. */
  insert(row: NewRow): Promise<Row>
  /** Returns how many rows were changed. */
  update(where: Partial<Row>, changes: Partial<Row>): Promise<number>
  remove(where: Partial<Row>): Promise<void>
}

/** A new row of a table. Columns that the database fills may be missing. */
type NewRowOf<Table> = {
  [Column in keyof Insertable<Table>]: Column extends keyof Selectable<Table>
    ? Selectable<Table>[Column]
    : never
}

/** In plain SQL, as Kysely types a query only where the name of its table is known. */
export function rowsOf<Name extends keyof Tables>(
  db: Database,
  name: Name,
): Rows<Selectable<Tables[Name]>, NewRowOf<Tables[Name]>> {
  type Row = Selectable<Tables[Name]>
  const table = sql.table(name)

  async function run(query: RawBuilder<Row>): Promise<Row[]> {
    const { rows } = await query.execute(db)
    return rows
  }

  return {
    async find(where) {
      const [row] = await run(sql`select * from ${table} where ${conditionOf(where)} limit 1`)
      return row ?? null
    },
    list: (where, orderBy) =>
      run(sql`select * from ${table} where ${conditionOf(where)} order by ${sql.ref(orderBy)}`),
    async insert(row) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
      const values = sql.join(Object.values(row).map(parameterOf))
      const [inserted] = await run(sql`insert into ${table} (${columns}) values (${values}) returning *`)
      if (!inserted) throw new Error(`The row was not added to ${name}`)
      return inserted
    },
    async update(where, changes) {
      const assignments = Object.entries(changes).map(
        ([column, value]) => sql`${sql.ref(column)} = ${parameterOf(value)}`,
      )
      const updated = await run(
        sql`update ${table} set ${sql.join(assignments)} where ${conditionOf(where)} returning *`,
      )
      return updated.length
    },
    async remove(where) {
      await run(sql`delete from ${table} where ${conditionOf(where)}`)
    },
  }
}

function conditionOf(where: object): RawBuilder<unknown> {
  const conditions = Object.entries(where).map(([column, value]: [string, unknown]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  )
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Columns that hold an object or a list are JSON. */
const parameterOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value
