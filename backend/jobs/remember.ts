/** Caches up to `most` results of a function by key and evicts the least recently used. */
export function remember<Input, Key, Value>(
  most: number,
  keyOf: (input: Input) => Key,
  make: (input: Input) => Value,
): (input: Input) => Value {
  const known = new Map<Key, Value>()
  return (input) => {
    const key = keyOf(input)
    const value = known.get(key) ?? make(input)
    known.delete(key)
    known.set(key, value)
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return value
  }
}
