/** Rows or ids in one statement: a server takes at most 65,535 values. */
const BATCH = 500

/** Returns the items in groups that fit into one statement. */
export function batchesOf<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH)
  return Array.from({ length: count }, (_, batch) => items.slice(batch * BATCH, (batch + 1) * BATCH))
}
