import { type Bits, emptyBits, keepCommon, setBit } from './bits.ts'

/** The initial length of a list. */
const SHORTEST_LIST = 4

/** Places by key. */
export type Postings = {
  /** Adds a place. Places must be added in ascending order; repeats are ignored. */
  add(key: number, place: number): void
  /** Removes from `bits` all places that do not have the key. */
  narrow(bits: Bits, key: number): void
}

/** The places of one key: `list` holds the first `length` of them until `bits` replaces it. */
type Entry = { list: Bits; length: number; bits: Bits | null }

/**
 * Creates postings for places below `capacity`. A key starts with a list of places. A list that would take more memory than one bit for
 * each possible place becomes a set of bits.
 */
export function createPostings(capacity: number): Postings {
  const entries = new Map<number, Entry>()
  const longest = Math.ceil(capacity / 32)

  function addToList(entry: Entry, place: number): void {
    const { list, length } = entry
    if (list[length - 1] === place) return
    if (length === longest) {
      entry.bits = setOf(entry, capacity)
      entry.list = emptyBits(0)
      setBit(entry.bits, place)
      return
    }
    if (length === list.length) entry.list = grown(list)
    entry.list[length] = place
    entry.length++
  }

  return {
    add(key, place) {
      let entry = entries.get(key)
      if (!entry) {
        entry = { list: new Uint32Array(SHORTEST_LIST), length: 0, bits: null }
        entries.set(key, entry)
      }
      if (entry.bits) setBit(entry.bits, place)
      else addToList(entry, place)
    },
    narrow(bits, key) {
      const entry = entries.get(key)
      if (entry) keepCommon(bits, entry.bits ?? setOf(entry, capacity))
      else bits.fill(0)
    },
  }
}

function setOf({ list, length }: Entry, capacity: number): Bits {
  const bits = emptyBits(capacity)
  for (let at = 0; at < length; at++) setBit(bits, list[at] ?? 0)
  return bits
}

function grown(list: Bits): Bits {
  const next = new Uint32Array(Math.ceil(list.length * 1.5))
  next.set(list)
  return next
}
