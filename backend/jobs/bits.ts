/** A set of small numbers, one bit for each. Searches combine sets instead of visiting jobs. Combined sets must have the same size. */
export type Bits = Uint32Array<ArrayBuffer>

export const emptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32))

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31))
}

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0

/** Intersects `bits` with `other`, in place. */
export function keepCommon(bits: Bits, other: Bits): Bits {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  return bits
}

/** Adds all of `other` to `bits`, in place. */
export function addAll(bits: Bits, other: Bits): Bits {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
  return bits
}

/** Removes all of `other` from `bits`, in place. */
export function removeAll(bits: Bits, other: Bits): Bits {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0)
  return bits
}

/** Yields the numbers in a set, ascending. Numbers may be removed during the iteration. */
export function* members(bits: Bits): Generator<number> {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      yield word * 32 + (31 - Math.clz32(rest & -rest))
    }
  }
}

export function countCommon(a: Bits, b: Bits): number {
  let count = 0
  for (let word = 0; word < a.length; word++) count += ones((a[word] ?? 0) & (b[word] ?? 0))
  return count
}

export function countBits(bits: Bits): number {
  let count = 0
  for (const word of bits) count += ones(word)
  return count
}

/** Counts the ones in 32 bits by adding neighbouring fields, doubling their width in each step. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
