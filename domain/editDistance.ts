/** Returns the Levenshtein distance of two texts: the fewest characters to insert, remove or replace. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (const [line, letter] of from.split('').entries()) {
    const next = [line + 1]
    for (const [place, other] of to.split('').entries()) {
      const replaced = (row[place] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
