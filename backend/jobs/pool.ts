/** The numbers in a part of the pool's memory. */
const CHUNK = 1 << 16
/** The numbers in the first block of a list. Each further one has twice as many, up to the largest. */
const SMALLEST = 2
const LARGEST = 256

/**
 * Many growing lists of numbers in a few large arrays: an array for each list would take more memory than most lists. A list is a chain of
 * blocks, each with the address of the one before it, and then its numbers. The address of a list is that of its last block, 0 for an empty list.
 */
export function createPool() {
  const chunks: Uint32Array[] = []
  /** Blocks without a list, by size. */
  const unused = new Map<number, number[]>()
  let next = CHUNK

  const read = (at: number) => chunks[Math.floor(at / CHUNK)]?.[at % CHUNK] ?? 0
  function write(at: number, value: number): void {
    const chunk = chunks[Math.floor(at / CHUNK)]
    if (chunk) chunk[at % CHUNK] = value
  }

  function newBlock(size: number): number {
    const known = unused.get(size)?.pop()
    if (known !== undefined) return known
    if ((next % CHUNK) + size + 1 > CHUNK || next >= chunks.length * CHUNK) {
      next = Math.max(1, chunks.length * CHUNK)
      chunks.push(new Uint32Array(CHUNK))
    }
    const block = next
    next += size + 1
    return block
  }

  /** Visits the blocks of a list, the last one first. */
  function visitBlocks(
    list: number,
    length: number,
    visit: (block: number, size: number, used: number) => void,
  ): void {
    let { size, used } = lastBlock(length)
    let rest = length
    for (let block = list; rest > 0;) {
      const before = read(block)
      visit(block, size, used)
      rest -= used
      size = sizeBefore(rest)
      used = size
      block = before
    }
  }

  return {
    /** Adds a number to a list of a length, and returns its new address. */
    push(list: number, length: number, value: number): number {
      const { size, used } = lastBlock(length)
      if (length > 0 && used < size) {
        write(list + 1 + used, value)
        return list
      }
      const block = newBlock(length === 0 ? SMALLEST : Math.min(size * 2, LARGEST))
      write(block, list)
      write(block + 1, value)
      return block
    },
    /** Calls back with each number of a list, in any order. */
    visit(list: number, length: number, each: (value: number) => void): void {
      visitBlocks(list, length, (block, _size, used) => {
        for (let at = 1; at <= used; at++) each(read(block + at))
      })
    },
    /** Makes the blocks of a list free for others. */
    free(list: number, length: number): void {
      visitBlocks(list, length, (block, size) => {
        const known = unused.get(size)
        if (known) known.push(block)
        else unused.set(size, [block])
      })
    },
  }
}

/** Returns the size of the last block of a list, and its numbers in use. */
function lastBlock(length: number): { size: number; used: number } {
  let [size, rest] = [SMALLEST, length]
  while (rest > size) {
    rest -= size
    size = Math.min(size * 2, LARGEST)
  }
  return { size, used: rest }
}

/** Returns the size of the last block of a list with full blocks only. */
const sizeBefore = (length: number) => lastBlock(length).size
