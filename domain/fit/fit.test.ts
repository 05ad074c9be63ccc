import { describe, expect, test } from 'vitest'
import { EnglishSkill, JapaneseSkill, VisaStatus } from '#openapi/generated/options.ts'
import { type Conditions, conditionsOfProfile, noConditions, parseConditions } from './conditions.ts'
import { type FitFacts, type FitRow, fitOf } from './fit.ts'

const job: FitFacts = {
  japaneseLevel: 'daily_conversational_level_jp',
  englishLevel: 'business_level_en',
  applyFromAbroad: true,
  visaSupport: true,
}
const person: Conditions = {
  japanese: 'daily_conversational_level_jp',
  english: 'business_level_en',
  residence: 'japan',
  visa: 'work',
}
const residentsOnly = { applyFromAbroad: false }
const withoutSupport = { applyFromAbroad: false, visaSupport: false }
const abroad = { residence: 'abroad', visa: 'none' } as const

const reasonsOf = (rows: FitRow[]) => rows.map(({ reason }) => reason).join(' ')

test.each<[job: Partial<FitFacts>, person: Partial<Conditions>, verdict: string, reasons: string]>([
  [{}, {}, 'fits', 'enough enough everybody work'],
  [{}, { japanese: 'native_jp', visa: 'unlimited' }, 'fits', 'enough enough everybody unlimited'],
  [{ japaneseLevel: 'none_jp' }, { japanese: 'none_jp' }, 'fits', 'notNeeded enough everybody work'],
  [residentsOnly, {}, 'fits', 'enough enough inJapan work'],
  [withoutSupport, {}, 'fits', 'enough enough inJapan work'],
  // Languages.
  [{}, { japanese: 'basic_conversational_level_jp' }, 'conditions', 'oneMore enough everybody work'],
  [{}, { japanese: 'none_jp' }, 'no', 'tooLow enough everybody work'],
  [{}, { english: 'daily_conversational_level_en' }, 'conditions', 'enough oneMore everybody work'],
  [{}, { english: 'none_en' }, 'no', 'enough tooLow everybody work'],
  [{ japaneseLevel: 'native_jp' }, { japanese: 'fluent_jp' }, 'conditions', 'oneMore enough everybody work'],
  // Residence and status.
  [{}, abroad, 'conditions', 'enough enough everybody certificate'],
  [{}, { visa: 'none' }, 'conditions', 'enough enough everybody certificate'],
  [residentsOnly, abroad, 'no', 'enough enough residentsOnly certificate'],
  [withoutSupport, abroad, 'no', 'enough enough residentsOnly noCertificate'],
  [residentsOnly, { visa: 'change' }, 'conditions', 'enough enough inJapan change'],
  [withoutSupport, { visa: 'change' }, 'no', 'enough enough inJapan noChange'],
  [withoutSupport, { visa: 'unlimited' }, 'fits', 'enough enough inJapan unlimited'],
  // Several at once: the hardest decides.
  [
    {},
    { ...abroad, japanese: 'basic_conversational_level_jp' },
    'conditions',
    'oneMore enough everybody certificate',
  ],
  [{}, { ...abroad, english: 'none_en' }, 'no', 'enough tooLow everybody certificate'],
])('for %j, a person with %j: %s', (facts, told, verdict, reasons) => {
  const fit = fitOf({ ...job, ...facts }, { ...person, ...told })
  expect({ verdict: fit.verdict, reasons: reasonsOf(fit.rows) }).toEqual({ verdict, reasons })
  expect(fit.isComplete).toBe(true)
})

describe('skipped questions', () => {
  test('leave their row open and decide nothing', () => {
    const fit = fitOf({ ...job, ...residentsOnly }, { ...noConditions, japanese: 'native_jp' })
    expect(fit).toMatchObject({ verdict: 'fits', isComplete: false })
    expect(reasonsOf(fit.rows)).toBe('enough untold untold untold')
  })

  test('do not matter where the job asks for nothing', () => {
    const open: FitFacts = { ...job, japaneseLevel: 'none_jp', englishLevel: 'none_en' }
    expect(fitOf(open, { ...noConditions, visa: 'unlimited' })).toMatchObject({
      verdict: 'fits',
      isComplete: true,
    })
  })
})

test.each<[stored: unknown, expected: Conditions | null]>([
  [person, person],
  [
    { ...person, visa: 'golden' },
    { ...person, visa: null },
  ],
  [{ japanese: 'native_jp' }, { ...noConditions, japanese: 'native_jp' }],
  [noConditions, null],
  [{}, null],
  [null, null],
  ['abroad', null],
  [[1, 2], null],
  [{ ...person, extra: '<script>' }, person],
])('the stored value %j', (value, expected) => {
  expect(parseConditions(value)).toEqual(expected)
})

test('an empty profile has no conditions', () => {
  expect(conditionsOfProfile({})).toEqual(noConditions)
})

test.each([
  ['VN', VisaStatus.no_visa_living_abroad, { residence: 'abroad', visa: 'none' }],
  ['JP', VisaStatus.student, { residence: 'japan', visa: 'change' }],
  ['JP', VisaStatus.engineer_humanities_international_services, { residence: 'japan', visa: 'work' }],
  ['JP', VisaStatus.permanent_resident, { residence: 'japan', visa: 'unlimited' }],
  ['JP', VisaStatus.temporary_visitor, { residence: 'japan', visa: 'none' }],
])('a profile in %s with the status %j', (currentLocation, visaStatusinJapan, expected) => {
  expect(
    conditionsOfProfile({
      japaneseLanguageSkill: JapaneseSkill.business,
      englishLanguageSkill: EnglishSkill.none,
      currentLocation,
      visaStatusinJapan,
    }),
  ).toEqual({ japanese: 'business_level_jp', english: 'none_en', ...expected })
})
