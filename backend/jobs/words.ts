import { type Bits, clearBit, members } from './bits.ts'
import { createPostings } from './postings.ts'
import type { SearchTexts } from './texts.ts'

/** The longest run of letters that is indexed. Words up to this length are found without reading a text. */
const LONGEST_RUN = 2

/** Finds the jobs whose texts contain words. Words are folded and have no blanks. */
export type WordIndex = {
  /** Adds the folded texts of the job at the next place. */
  add(place: number, texts: string[]): void
  /** Removes from `bits` the places of jobs that lack any of the words. */
  narrow(bits: Bits, words: string[]): Bits
}

/**
 * An index of the single letters and the pairs of letters in each text: Japanese is written without blanks, so there are no whole words to index. A
 * longer word is looked for only in the texts that have all of its pairs, and all pairs of the other words.
 */
export function createWordIndex(capacity: number, texts: SearchTexts): WordIndex {
  const postings = createPostings(capacity)

  return {
    add(place, added) {
      texts.add(added)
      for (const text of added) {
        for (let at = 0; at < text.length; at++) {
          if (text[at] === ' ') continue
          postings.add(text.slice(at, at + 1), place)
          if (at + 1 < text.length && text[at + 1] !== ' ') postings.add(text.slice(at, at + 2), place)
        }
      }
    },
    narrow(bits, words) {
      for (const run of new Set(words.flatMap(runsOf))) postings.narrow(bits, run)
      const long = words.filter((word) => word.length > LONGEST_RUN)
      if (long.length === 0) return bits
      for (const place of members(bits)) if (!texts.includesAll(place, long)) clearBit(bits, place)
      return bits
    },
  }
}

/** The runs of letters that every text with this word has. */
function runsOf(word: string): string[] {
  if (word.length <= LONGEST_RUN) return [word]
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + LONGEST_RUN))
}
