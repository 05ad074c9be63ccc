/** The size of a buffer in bytes. A longer sequence gets its own buffer. */
const CHUNK = 1 << 20
/** A byte holds seven bits of a number; the eighth is set if the number has more. */
const BITS = 7
const MORE = 1 << BITS
/** The bytes of the largest number. */
const MOST_BYTES = 5

/** A sequence of positive numbers for each place, small ones in fewer bytes. */
export type Sequences = {
  add(place: number, numbers: number[]): void
  /** Adds a sequence as `bytesAt` returns it. */
  addBytes(place: number, bytes: Uint8Array): void
  /** Returns a sequence, valid until the next call. */
  numbersAt(place: number): Uint32Array
  /** Returns whether a number of `first` is followed by one of `second`; both have a 1 at each of their numbers. Stops at the first pair. */
  hasPair(place: number, first: Uint8Array, second: Uint8Array): boolean
  /** Returns the bytes of the sequence at a place. */
  bytesAt(place: number): Uint8Array
}

export function createSequences(capacity: number): Sequences {
  const chunks: Uint8Array[] = []
  const chunkOf = new Uint16Array(capacity)
  const startOf = new Uint32Array(capacity)
  const lengthOf = new Uint32Array(capacity)
  let used = CHUNK
  let buffer = new Uint8Array()
  let decoded = new Uint32Array()

  /** Returns bytes that are valid until the next call. */
  function encoded(numbers: number[]): Uint8Array {
    if (buffer.length < numbers.length * MOST_BYTES) buffer = new Uint8Array(numbers.length * MOST_BYTES)
    let end = 0
    for (const number of numbers) {
      let rest = number
      for (; rest >= MORE; rest >>>= BITS) buffer[end++] = (rest & (MORE - 1)) | MORE
      buffer[end++] = rest
    }
    return buffer.subarray(0, end)
  }

  function addBytes(place: number, bytes: Uint8Array): void {
    if (used + bytes.length > CHUNK) {
      chunks.push(new Uint8Array(Math.max(CHUNK, bytes.length)))
      used = 0
    }
    chunks.at(-1)?.set(bytes, used)
    chunkOf[place] = chunks.length - 1
    startOf[place] = used
    lengthOf[place] = bytes.length
    used += bytes.length
  }

  function bytesAt(place: number): Uint8Array {
    const start = startOf[place] ?? 0
    return chunks[chunkOf[place] ?? 0]?.subarray(start, start + (lengthOf[place] ?? 0)) ?? new Uint8Array()
  }

  return {
    add: (place, numbers) => addBytes(place, encoded(numbers)),
    addBytes,
    bytesAt,
    numbersAt(place) {
      const bytes = bytesAt(place)
      if (decoded.length < bytes.length) decoded = new Uint32Array(bytes.length)
      let [count, number, shift] = [0, 0, 0]
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at] ?? 0
        number |= (byte & (MORE - 1)) << shift
        shift += BITS
        if (byte >= MORE) continue
        decoded[count++] = number
        number = shift = 0
      }
      return decoded.subarray(0, count)
    },
    // Reads the bytes in place: with 100,000 sequences, a list of numbers for each would take longer than the comparison.
    hasPair(place, first, second) {
      const bytes = chunks[chunkOf[place] ?? 0] ?? buffer
      const start = startOf[place] ?? 0
      const end = start + (lengthOf[place] ?? 0)
      let [number, shift, isFirst] = [0, 0, false]
      for (let at = start; at < end; at++) {
        const byte = bytes[at] ?? 0
        number |= (byte & (MORE - 1)) << shift
        shift += BITS
        if (byte >= MORE) continue
        if (isFirst && second[number] === 1) return true
        isFirst = first[number] === 1
        number = shift = 0
      }
      return false
    },
  }
}
