import { expect, test } from 'vitest'
import type { Conditions } from '#domain/fit/conditions.ts'
import type { JobRequirements } from '#src/api/jobs.ts'
import { countFits } from './countFits.ts'

const abroad: Conditions = {
  japanese: 'daily_conversational_level_jp',
  english: 'business_level_en',
  residence: 'abroad',
  visa: 'none',
}
const inJapan: Conditions = { ...abroad, residence: 'japan', visa: 'work' }

const asked: Omit<JobRequirements, 'jobs'> = {
  pays: [],
  japaneseLevel: 'daily_conversational_level_jp',
  englishLevel: 'business_level_en',
  applyFromAbroad: true,
  visaSupport: true,
}
const found: JobRequirements[] = [
  { ...asked, jobs: 12 },
  { ...asked, japaneseLevel: 'business_level_jp', jobs: 6 },
  { ...asked, japaneseLevel: 'native_jp', jobs: 1 },
  { ...asked, japaneseLevel: 'native_jp', applyFromAbroad: false, visaSupport: false, jobs: 2 },
]

test('all jobs of a result are counted by the answer, those that do not fit by the hardest reason', () => {
  expect(countFits(found, abroad)).toEqual({
    total: 21,
    reach: 18,
    places: { across: 0, nearly: 12, halfway: 6, start: 3 },
    reasons: { residence: 2, language: 1, visa: 0 },
  })
  expect(countFits(found, inJapan)).toEqual({
    total: 21,
    reach: 18,
    places: { across: 12, nearly: 0, halfway: 6, start: 3 },
    reasons: { residence: 0, language: 3, visa: 0 },
  })
})

test('without a job all numbers are 0', () => {
  const { total, reach, places } = countFits([], abroad)
  expect([total, reach, ...Object.values(places)]).toEqual([0, 0, 0, 0, 0, 0])
})
