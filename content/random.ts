/** Reproducible pseudo-random choices. */
export type Chance = {
  /** Returns an integer from `least` to `most`. */
  number(least: number, most: number): number
  /** Returns true with this probability. */
  is(probability: number): boolean
  pick<T>(choices: readonly [T, ...T[]]): T
  /** Returns up to `most` different choices in the order of the list. */
  some<T>(choices: readonly T[], most: number): T[]
}

/** Creates the choices of a seed by the generator mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    number,
    is: (probability) => next() < probability,
    pick: (choices) => choices[number(0, choices.length - 1)] ?? choices[0],
    some(choices, most) {
      const chosen = new Set(Array.from({ length: most }, () => number(0, choices.length - 1)))
      return choices.filter((_, index) => chosen.has(index))
    },
  }
}
