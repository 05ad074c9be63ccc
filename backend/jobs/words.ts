import { nextTask } from '../nextTask.ts'
import { type Bits, clearBit, countBits, members, removeAll } from './bits.ts'
import { createPostings } from './postings.ts'
import { eachRun, runsOf } from './runs.ts'
import { createSequences } from './sequences.ts'

/** The number of texts that are compared with a word between two pauses, in 2 to 10 ms. */
const AT_ONCE = 5_000

/** Finds the jobs with these words in their texts. Words are folded and have no blanks. */
export type WordIndex = {
  /** All different runs; texts refer to them by their number. */
  terms: readonly string[]
  /** Adds the folded texts of the job at the next place. */
  add(place: number, texts: string[]): void
  /** Returns the texts of the job at a place as numbers of terms, for `addEncoded`. */
  encodedAt(place: number): Uint8Array
  /** Adds texts from an index with the same terms. */
  addEncoded(place: number, encoded: Uint8Array): void
  /** Removes from `bits` the places of jobs that lack any of the words, and returns it. */
  narrow(bits: Bits, words: string[]): Promise<Bits>
}

/**
 * Creates an index of the runs of letters (`runs.ts`) in the texts. Each different run is a term with a number, its places, and texts are
 * sequences of these numbers: a third of the memory of the letters. A word of one run is in the texts that have a term with it. Japanese is
 * written without blanks, so a word may also be a part of a term, or the end of a term, whole terms and the beginning of another.
 */
export function createWordIndex(capacity: number, known: readonly string[] = []): WordIndex {
  const terms = [...known]
  const numberOf = new Map(terms.map((term, number) => [term, number]))
  const postings = createPostings(capacity)
  const sequences = createSequences(capacity)

  /** A piece of a long string would keep the whole string in memory. */
  const copyOf = (text: string) => text.split('').join('')

  function numberFor(text: string): number {
    const found = numberOf.get(text)
    if (found !== undefined) return found
    const term = copyOf(text)
    numberOf.set(term, terms.length)
    return terms.push(term) - 1
  }

  /** Keeps in `bits` the places with any of some terms. */
  function keep(bits: Bits, fits: (term: string) => boolean): void {
    const missing = bits.slice()
    let left = countBits(missing)
    for (let number = 0; number < terms.length && left > 0; number++)
      if (fits(terms[number] ?? '')) left -= postings.remove(missing, number)
    removeAll(bits, missing)
  }

  async function keepRuns(bits: Bits, [first = '', ...others]: string[]): Promise<void> {
    const last = others.pop()
    if (last === undefined) {
      keep(bits, (term) => term.includes(first))
      return
    }
    const between = others.map((run) => numberOf.get(run))
    if (between.includes(undefined)) {
      bits.fill(0)
      return
    }
    for (const run of others) keep(bits, (term) => term === run)
    keep(bits, (term) => term.endsWith(first))
    keep(bits, (term) => term.startsWith(last))
    const begins = flags((term) => term.endsWith(first))
    const ends = flags((term, isJoined) => isJoined && term.startsWith(last))
    const isIn = (place: number) =>
      between.length === 0
        ? sequences.hasPair(place, begins, ends)
        : hasRuns(sequences.numbersAt(place), begins, between, ends)
    let compared = 0
    for (const place of members(bits)) {
      if (++compared % AT_ONCE === 0) await nextTask()
      if (!isIn(place)) clearBit(bits, place)
    }
  }

  /** Returns a 1 for each number in a text that fits. */
  function flags(fits: (term: string, isJoined: boolean) => boolean): Uint8Array {
    const flagged = new Uint8Array(terms.length * 2)
    for (const [number, term] of terms.entries())
      for (const isJoined of [false, true])
        flagged[withJoint(number, isJoined)] = Number(fits(term, isJoined))
    return flagged
  }

  return {
    terms,
    add(place, texts) {
      const numbers: number[] = []
      const addRun = (run: string, isJoined: boolean) =>
        void numbers.push(withJoint(numberFor(run), isJoined))
      for (const text of texts) eachRun(text, addRun)
      sequences.add(place, numbers)
      for (const number of numbers) postings.add(number >>> 1, place)
    },
    encodedAt: (place) => sequences.bytesAt(place),
    addEncoded(place, encoded) {
      sequences.addBytes(place, encoded)
      for (const number of sequences.numbersAt(place)) postings.add(number >>> 1, place)
    },
    async narrow(bits, words) {
      for (const word of words) await keepRuns(bits, runsOf(word))
      return bits
    },
  }
}

/** Adds to the number of a term whether it follows another one without a blank. */
const withJoint = (number: number, isJoined: boolean) => number * 2 + Number(isJoined)

/** Returns whether terms follow each other without a blank: one that begins the word, those between, and one that ends it. */
function hasRuns(
  numbers: Uint32Array,
  begins: Uint8Array,
  between: (number | undefined)[],
  ends: Uint8Array,
): boolean {
  for (let at = 0; at + between.length + 1 < numbers.length; at++) {
    if (begins[numbers[at] ?? 0] !== 1) continue
    let next = at + 1
    for (const term of between) {
      if (term === undefined || numbers[next] !== withJoint(term, true)) break
      next++
    }
    if (next === at + 1 + between.length && ends[numbers[next] ?? 0] === 1) return true
  }
  return false
}
