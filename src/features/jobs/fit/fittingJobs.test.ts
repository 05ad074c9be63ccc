import { expect, test } from 'vitest'
import type { Conditions } from '#domain/fit/conditions.ts'
import type { JobList, JobRequirements } from '#src/api/jobs.ts'
import { type View, shownPositions } from './fittingJobs.ts'

const person: Conditions = {
  japanese: 'daily_conversational_level_jp',
  english: 'business_level_en',
  residence: 'japan',
  visa: 'work',
}
const asked: JobRequirements = {
  japaneseLevel: 'daily_conversational_level_jp',
  englishLevel: 'business_level_en',
  applyFromAbroad: true,
  visaSupport: true,
  jobs: 1,
  pays: [],
}
const found: Pick<JobList, 'requirements' | 'sequence'> = {
  requirements: [
    { ...asked, japaneseLevel: 'native_jp' },
    { ...asked, japaneseLevel: 'business_level_jp' },
    asked,
    { ...asked, japaneseLevel: 'none_jp' },
  ],
  sequence: [0, 1, 2, 0, 1, 3, 2],
}

test.each<[view: View, positions: number[] | null]>([
  [{ hidesUnfit: false, bestFirst: false }, null],
  [{ hidesUnfit: true, bestFirst: false }, [1, 2, 4, 5, 6]],
  [{ hidesUnfit: false, bestFirst: true }, [2, 5, 6, 1, 4, 0, 3]],
  [{ hidesUnfit: true, bestFirst: true }, [2, 5, 6, 1, 4]],
])('with %j the jobs at these positions are shown: %j', (view, positions) => {
  expect(shownPositions(found, person, view)).toEqual(positions)
})

test.each([
  ['fits', [asked]],
  ['does not fit', [{ ...asked, japaneseLevel: 'native_jp' as const }]],
])('nothing is hidden where every job %s', (_, requirements) => {
  const view = { hidesUnfit: true, bestFirst: false }
  expect(shownPositions({ requirements, sequence: [0, 0] }, person, view)).toBeNull()
})

test('in an empty result nothing is shown', () => {
  expect(shownPositions({}, person, { hidesUnfit: true, bestFirst: true })).toEqual([])
})
