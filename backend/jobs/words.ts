import { type Bits, clearBit, members } from './bits.ts'
import { createPostings } from './postings.ts'
import type { SearchTexts } from './texts.ts'

/** The maximum length of an indexed run of letters. Words up to this length are found without reading a text. */
const LONGEST_RUN = 2
const BLANK = ' '.charCodeAt(0)

/** Finds the jobs with these words in their texts. Words are folded and have no blanks. */
export type WordIndex = {
  /** Adds the folded texts of the job at the next place. */
  add(place: number, texts: string[]): void
  /** Removes from `bits` the places of jobs that lack any of the words, and returns it. */
  narrow(bits: Bits, words: string[]): Bits
}

/**
 * Creates an index of the letters and the pairs of letters in each text. Japanese is written without blanks, so whole words
 * cannot be indexed. A longer word is looked for only in texts that have all pairs of all words. Letters are UTF-16 units.
 */
export function createWordIndex(capacity: number, texts: SearchTexts): WordIndex {
  const postings = createPostings(capacity)

  function addText(place: number, text: string): void {
    let before = BLANK
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at)
      if (letter !== BLANK) postings.add(letter, place)
      if (letter !== BLANK && before !== BLANK) postings.add(keyOf(before, letter), place)
      before = letter
    }
  }

  return {
    add(place, added) {
      texts.add(added)
      for (const text of added) addText(place, text)
    },
    narrow(bits, words) {
      for (const key of new Set(words.flatMap(keysOf))) postings.narrow(bits, key)
      const long = words.filter((word) => word.length > LONGEST_RUN)
      if (long.length === 0) return bits
      for (const place of members(bits)) if (!texts.includesAll(place, long)) clearBit(bits, place)
      return bits
    },
  }
}

/** Returns the key of a pair. The key of a single letter is its code. Both differ, because no text may contain the code 0. */
const keyOf = (first: number, second: number) => (first << 16) | second

/** Returns the keys that every text with this word has. */
function keysOf(word: string): number[] {
  if (word.length === 1) return [word.charCodeAt(0)]
  return Array.from({ length: word.length - 1 }, (_, at) =>
    keyOf(word.charCodeAt(at), word.charCodeAt(at + 1)),
  )
}
