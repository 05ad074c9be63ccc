import { expect, test } from 'vitest'
import { hasChanged } from './hasChanged.ts'
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

test.each([
  ['the same moment', '2026-11-20T09:00:00+09:00', false],
  ['the same day in Japan', '2026-11-20T23:59:00+09:00', false],
  ['the next day in Japan', '2026-11-21T00:00:00+09:00', true],
  ['an earlier day, by a clock that was set back', '2026-11-19T09:00:00+09:00', false],
])('a job published on 20 November and updated at %s', (_, updated, expected) => {
  const job = { job_registration_date: '2026-11-20T09:00:00+09:00', job_update_date: updated }
  expect(hasChanged(job)).toBe(expected)
})
