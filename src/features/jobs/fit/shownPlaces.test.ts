import { expect, test } from 'vitest'
import type { Conditions } from '#domain/fit/conditions.ts'
import type { JobList, JobRequirements } from '#src/api/jobs.ts'
import type { View } from './fittingPage.ts'
import { shownPlaces } from './shownPlaces.ts'

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

test.each<[view: View, places: number[]]>([
  [{ hidesUnfit: false, bestFirst: false }, [0, 1, 2, 3, 4, 5, 6]],
  [{ hidesUnfit: true, bestFirst: false }, [1, 2, 4, 5, 6]],
  [{ hidesUnfit: false, bestFirst: true }, [2, 5, 6, 1, 4, 0, 3]],
  [{ hidesUnfit: true, bestFirst: true }, [2, 5, 6, 1, 4]],
])('with %j the jobs at these places are shown: %j', (view, places) => {
  expect(shownPlaces(found, person, view)).toEqual(places)
})

test('in an empty result nothing is shown', () => {
  expect(shownPlaces({}, person, { hidesUnfit: true, bestFirst: true })).toEqual([])
})
