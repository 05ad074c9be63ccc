/** Helpers for the rows of collections. */

/** A copy, since a store never gives away live objects; null where there is no row. */
export const copyOf = <Row>(row: Row | undefined): Row | null =>
  row === undefined ? null : structuredClone(row)

/** One more than the highest so far, and never less than `first`. */
export const nextId = (rows: readonly { id: number }[], first = 1) =>
  rows.reduce((highest, { id }) => Math.max(highest, id), first - 1) + 1

/** Throws where a row is there already, as a database does for a primary key. */
export function refuseKnown(row: { id: string | number } | undefined): void {
  if (row) throw new Error(`The id ${row.id} exists already`)
}
