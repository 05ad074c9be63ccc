import { expect, test } from 'vitest'
import type { Conditions } from '#domain/fit/conditions.ts'
import type { FitFacts } from '#domain/fit/fit.ts'
import { similarForPerson } from './similarForPerson.ts'

const abroad: Conditions = {
  japanese: 'basic_conversational_level_jp',
  english: 'fluent_en',
  residence: 'abroad',
  visa: 'none',
}

const open: FitFacts = {
  japaneseLevel: 'none_jp',
  englishLevel: 'business_level_en',
  applyFromAbroad: true,
  visaSupport: true,
}
const job = (job_id: number, facts: Partial<FitFacts> = {}) => ({ job_id, ...open, ...facts })
const residentsOnly = { applyFromAbroad: false }
const oneLevelMore: Partial<FitFacts> = { japaneseLevel: 'daily_conversational_level_jp' }

test.each([
  ['jobs that fit stay', [job(1), job(2), job(3)], [job(4)], [1, 2, 3]],
  ['others of the category replace those that do not fit', [job(1, residentsOnly), job(2)], [job(3)], [2, 3]],
  ['the best fit comes first', [job(1, residentsOnly)], [job(2, oneLevelMore), job(3)], [3]],
  ['no job comes twice', [job(1), job(2, residentsOnly)], [job(1), job(3)], [1, 3]],
  ['the rest stays', [job(1, residentsOnly), job(2, residentsOnly)], [job(3)], [3, 1]],
  ['nothing fits', [job(1, residentsOnly)], [job(2, residentsOnly)], [1]],
])('%s', (_, similar, ofCategory, expected) => {
  expect(similarForPerson(similar, ofCategory, abroad).map(({ job_id }) => job_id)).toEqual(expected)
})
