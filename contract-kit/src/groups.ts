/** Groups items by a key, in the order of the keys. `Map.groupBy` needs a newer Node than the kit does. */
export function groupBy<T, K>(items: T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups]
}
