/** Spreads the bits of a small integer over 32. */
export function mix(n: number): number {
  let x = (n * 2654435761) >>> 0
  x ^= x >>> 15
  x = Math.imul(x, 2246822519) >>> 0
  x ^= x >>> 13
  return x >>> 0
}

/** Numbers from 0 up to 1, the same row of them for the same seed. */
export function random(seed: number): () => number {
  let state = mix(seed + 11)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** To one decimal: enough for a picture, and light in the page. */
export const round = (n: number) => Math.round(n * 10) / 10
