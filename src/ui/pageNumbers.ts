/**
 * Returns the pages that a pagination shows: first, last and those around the current one; `null` marks a gap.
 * @example pageNumbers(6, 12) // [1, null, 5, 6, 7, null, 12]
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const from = Math.min(current - 1, last - 3)
  const to = Math.max(current + 1, 4)
  const numbers: (number | null)[] = []
  for (let page = 1; page <= last; page++) {
    if (page === 1 || page === last || (page >= from && page <= to)) numbers.push(page)
    else if (page === from - 1 && page === 2) numbers.push(page)
    else if (page === to + 1 && page === last - 1) numbers.push(page)
    else if (numbers.at(-1) !== null) numbers.push(null)
  }
  return numbers
}
