import { SEARCH_WORDS } from './limits.ts'
import { foldForSearch } from './text.ts'

export type SearchWords = {
  /** Folded; a job must contain all of them. */
  used: string[]
  /** As they were typed. */
  ignored: string[]
}

/** The different words of a search text: the first `SEARCH_WORDS` are used, the others are ignored. */
export function searchWords(text: string): SearchWords {
  const words = new Map(text.split(/\s+/).flatMap((typed) => foldedWords(typed).map((word) => [word, typed])))
  return {
    used: [...words.keys()].slice(0, SEARCH_WORDS),
    ignored: [...new Set([...words.values()].slice(SEARCH_WORDS))],
  }
}

/** Several where folding makes blanks: '´' becomes a blank and an accent. */
const foldedWords = (typed: string) =>
  foldForSearch(typed)
    .split(' ')
    .filter((word) => word !== '')
