import { expect, test } from 'vitest'
import { isOpen } from './open.ts'

const closed = { at: '2027-01-01T00:00:00Z', by: 'staff' } as const

test.each([
  ['on its last day in Japan', { closingDate: '2027-01-31', closed: null }, '2027-01-31T14:59:59Z', true],
  ['after it', { closingDate: '2027-01-31', closed: null }, '2027-01-31T15:00:00Z', false],
  ['without a last day', { closingDate: null, closed: null }, '2099-01-01T00:00:00Z', true],
  ['closed by staff', { closingDate: '2027-01-31', closed }, '2027-01-02T00:00:00Z', false],
])('a job is open: %s', (_name, end, now, expected) => {
  expect(isOpen(end, new Date(now))).toBe(expected)
})
