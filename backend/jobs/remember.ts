/** A function that remembers its latest answers, at most so many; those asked for longest ago go first. */
export function remember<Input, Value>(
  most: number,
  keyOf: (input: Input) => string,
  make: (input: Input) => Value,
): (input: Input) => Value {
  const known = new Map<string, Value>()
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
