import { expect, test } from 'vitest'
import { isNew } from './JobCard.tsx'

const now = new Date('2026-11-20T09:00:00+09:00')

test.each([
  ['2026-11-20T08:59:00+09:00', true],
  ['2026-11-13T09:00:01+09:00', true],
  ['2026-11-13T09:00:00+09:00', false],
  ['2026-10-20T09:00:00+09:00', false],
])('a job registered at %s: new is %s', (registered, expected) => {
  expect(isNew(registered, now)).toBe(expected)
})
