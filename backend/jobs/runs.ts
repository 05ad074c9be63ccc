/**
 * Runs of letters of one kind: Latin letters and digits, kana, kanji, and all others. Whether two letters belong to the same run depends on
 * them alone, so a word has the same runs inside a text, except that its first and last run may be longer there.
 */
const RUNS = /[a-z0-9]+|[ぁ-ゖー]+|[一-鿿々]+|[^ a-z0-9ぁ-ゖー一-鿿々]+/g

/** Calls back with each run of a folded text, and whether it follows another one without a blank. Letters are UTF-16 units. */
export function eachRun(text: string, visit: (run: string, isJoined: boolean) => void): void {
  let end = -1
  for (const match of text.matchAll(RUNS)) {
    visit(match[0], match.index === end)
    end = match.index + match[0].length
  }
}

/** Returns the runs of a word. */
export const runsOf = (word: string): string[] => word.match(RUNS) ?? []
