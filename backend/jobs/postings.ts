import { type Bits, emptyBits, keepCommon, setBit } from './bits.ts'

/** The length of a new list. */
const SHORTEST_LIST = 4

/** Places by key. */
export type Postings = {
  /** Places come in ascending order; adding one again changes nothing. */
  add(key: string, place: number): void
  /** Removes from `bits` all places that do not have the key. */
  narrow(bits: Bits, key: string): void
}

type List = { places: Uint32Array; length: number }

/**
 * Postings for places below `capacity`. A key with few places has a list of them. A list that would take more memory than one bit for
 * each possible place becomes a set of bits.
 */
export function createPostings(capacity: number): Postings {
  const lists = new Map<string, List>()
  const sets = new Map<string, Bits>()
  const longest = Math.ceil(capacity / 32)

  function addToList(key: string, list: List, place: number): void {
    if (list.length > 0 && list.places[list.length - 1] === place) return
    if (list.length === longest) {
      lists.delete(key)
      const bits = bitsOf(list, capacity)
      setBit(bits, place)
      sets.set(key, bits)
      return
    }
    if (list.length === list.places.length) list.places = grown(list.places, longest)
    list.places[list.length++] = place
  }

  return {
    add(key, place) {
      const bits = sets.get(key)
      if (bits) return setBit(bits, place)
      let list = lists.get(key)
      if (!list) {
        list = { places: new Uint32Array(SHORTEST_LIST), length: 0 }
        lists.set(key, list)
      }
      addToList(key, list, place)
    },
    narrow(bits, key) {
      const list = lists.get(key)
      const found = sets.get(key) ?? (list && bitsOf(list, capacity))
      if (found) keepCommon(bits, found)
      else bits.fill(0)
    },
  }
}

function bitsOf({ places, length }: List, capacity: number): Bits {
  const bits = emptyBits(capacity)
  for (let at = 0; at < length; at++) setBit(bits, places[at] ?? 0)
  return bits
}

function grown(places: Uint32Array, longest: number): Uint32Array {
  const next = new Uint32Array(Math.min(Math.ceil(places.length * 1.5), Math.max(longest, places.length + 1)))
  next.set(places)
  return next
}
