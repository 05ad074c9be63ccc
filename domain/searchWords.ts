import { SEARCH_WORDS } from './limits.ts'
import { foldForSearch } from './text.ts'

export type SearchWords = {
  /** Folded; a job must contain all of them. */
  used: string[]
  /** The remaining words as typed. */
  ignored: string[]
}

/** Splits a search text into different words. The first `SEARCH_WORDS` are used, the others are ignored. */
export function searchWords(text: string): SearchWords {
  const words = new Map(text.split(/\s+/).flatMap((typed) => foldedWords(typed).map((word) => [word, typed])))
  return {
    used: [...words.keys()].slice(0, SEARCH_WORDS),
    ignored: [...new Set([...words.values()].slice(SEARCH_WORDS))],
  }
}

/** Returns several words if folding creates blanks: '´' becomes a blank and an accent. */
const foldedWords = (typed: string) =>
  foldForSearch(typed)
    .split(' ')
    .filter((word) => word !== '')
