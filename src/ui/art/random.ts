/** Spreads the bits of a small integer over 32. */
export function mix(n: number): number {
  let x = (n * 2654435761) >>> 0
  x ^= x >>> 15
  x = Math.imul(x, 2246822519) >>> 0
  x ^= x >>> 13
  return x >>> 0
}

/** Returns a generator of pseudo-random numbers in [0, 1), the same sequence for the same seed. */
export function random(seed: number): () => number {
  let state = mix(seed + 11)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Rounds to one decimal: precise enough for a picture, and short in the HTML. */
export const round = (n: number) => Math.round(n * 10) / 10
