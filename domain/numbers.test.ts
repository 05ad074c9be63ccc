import { expect, test } from 'vitest'
import { formatNumber } from './numbers.ts'

const numbers = [
  0, 1, -1, 999, 1000, 1284, -1284, 9_999, 10_000, 123_456, 1_000_000, 12_345_678.9, 0.1, 7.5, 3.855, 0.01,
  1234.5678, 0.000_001, 2.000_000_4, 99.999_999_9,
]
const browsers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

test.each(numbers)('%d is formatted as by Intl', (value) => {
  expect(formatNumber(value)).toBe(browsers.format(value))
})
