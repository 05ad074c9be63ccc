import { expect, test } from 'vitest'
import type { Conditions } from '#domain/fit/conditions.ts'
import type { JobList, JobRequirements } from '#src/api/jobs.ts'
import { splitPositions } from './fittingJobs.ts'

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

test.each<[bestFirst: boolean, within: number[]]>([
  [false, [1, 2, 4, 5, 6]],
  [true, [2, 5, 6, 1, 4]],
])(
  'with the best fit first (%j) the jobs within reach are those at %j; the others are apart',
  (bestFirst, within) => {
    expect(splitPositions(found, person, bestFirst)).toEqual({ within, unfit: [0, 3] })
  },
)

test('an empty result has neither', () => {
  expect(splitPositions({}, person, true)).toEqual({ within: [], unfit: [] })
})
