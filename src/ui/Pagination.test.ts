import { expect, test } from 'vitest'
import { pageNumbers } from './Pagination.tsx'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [4, 8, '1 2 3 4 5 … 8'],
  [6, 12, '1 … 5 6 7 … 12'],
  [10, 12, '1 … 9 10 11 12'],
  [12, 12, '1 … 9 10 11 12'],
])('page %i of %i shows %s', (page, last, names) => {
  const shown = pageNumbers(page, last).map((number) => number ?? '…')
  expect(shown.join(' ')).toBe(names)
})
