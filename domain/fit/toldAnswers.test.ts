import { expect, test } from 'vitest'
import { toldAnswers } from './toldAnswers.ts'

test.each([
  [null, {}],
  ['a text', {}],
  [{ japanese: 'unknown' }, {}],
  [
    { japanese: 'business_level_jp', english: 'fluent_en', residence: 'japan', visa: 'work' },
    { japaneseLanguageSkill: '10279', englishLanguageSkill: '10280', currentLocation: 'JP' },
  ],
  // "Abroad" names no country.
  [
    { japanese: 'none_jp', residence: 'abroad', visa: 'none' },
    { japaneseLanguageSkill: '10548', visaStatusinJapan: '11224' },
  ],
  // A short visit and a life abroad both count as none.
  [{ residence: 'japan', visa: 'none' }, { currentLocation: 'JP' }],
  [{ visa: 'change' }, {}],
])('%o fills %o', (stored, values) => {
  expect(toldAnswers(stored)).toEqual(values)
})
