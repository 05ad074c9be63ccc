import { type Kysely, sql } from 'kysely'

/** Begins a table with row numbers from the database. */
export function numberedTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
}

/** Makes the numbers of a table begin at `first`. */
export async function startAt(db: Kysely<unknown>, table: string, first: number): Promise<void> {
  await sql`alter table ${sql.table(table)} alter column id set start with ${sql.lit(first)} restart`.execute(
    db,
  )
}
