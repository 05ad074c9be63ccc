/**
 * Returns the number of positions that come before the place of a thing in a sorted list. `isBefore` is true for the first positions and
 * false for all others.
 */
export function countBefore(length: number, isBefore: (position: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
