import { type Bits, clearBit, countCommon, emptyBits, hasBit, removeAll, setBit } from './bits.ts'
import { createPool } from './pool.ts'

/** The places of each key. Keys are small numbers. */
export type Postings = {
  /** Adds a place. Places must be added in ascending order; repeats are ignored. */
  add(key: number, place: number): void
  /** Removes from `bits` all places that have the key, and returns the number of removed places. */
  remove(bits: Bits, key: number): number
}

/** The places of one key: a list in the pool until they become `bits`. `last` is the place added last. */
type Entry = { list: number; length: number; last: number; bits: Bits | null }

/**
 * Creates postings for places below `capacity`. A key starts with a list of places. A list that would take more memory than one bit for
 * each possible place becomes a set of bits.
 */
export function createPostings(capacity: number): Postings {
  const entries: (Entry | undefined)[] = []
  const pool = createPool()
  const longest = Math.ceil(capacity / 32)

  function toBits(entry: Entry): Bits {
    const bits = emptyBits(capacity)
    pool.visit(entry.list, entry.length, (place) => setBit(bits, place))
    pool.free(entry.list, entry.length)
    return bits
  }

  return {
    add(key, place) {
      const entry = (entries[key] ??= { list: 0, length: 0, last: -1, bits: null })
      if (entry.last === place) return
      entry.last = place
      if (!entry.bits && entry.length === longest) entry.bits = toBits(entry)
      if (entry.bits) setBit(entry.bits, place)
      else entry.list = pool.push(entry.list, entry.length++, place)
    },
    remove(bits, key) {
      const entry = entries[key]
      if (!entry) return 0
      if (entry.bits) {
        const removed = countCommon(bits, entry.bits)
        removeAll(bits, entry.bits)
        return removed
      }
      let removed = 0
      pool.visit(entry.list, entry.length, (place) => {
        if (!hasBit(bits, place)) return
        clearBit(bits, place)
        removed++
      })
      return removed
    },
  }
}
