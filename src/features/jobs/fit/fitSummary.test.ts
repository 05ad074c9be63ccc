import { beforeAll, expect, test } from 'vitest'
import type { Conditions } from '#domain/fit/conditions.ts'
import { type FitFacts, fitOf } from '#domain/fit/fit.ts'
import type { Lang } from '#domain/lang.ts'
import { loadAllTexts, textsOf } from '#i18n/load.ts'
import { summaryOf } from './fitSummary.ts'

beforeAll(async () => {
  await Promise.all([loadAllTexts('en'), loadAllTexts('ja')])
})

const job: FitFacts = {
  japaneseLevel: 'business_level_jp',
  englishLevel: 'daily_conversational_level_en',
  applyFromAbroad: true,
  visaSupport: true,
}
const person: Conditions = {
  japanese: 'business_level_jp',
  english: 'business_level_en',
  residence: 'japan',
  visa: 'work',
}
const residentsOnly = { applyFromAbroad: false, visaSupport: false }

function answer(lang: Lang, facts: Partial<FitFacts>, told: Partial<Conditions>): string {
  const fit = fitOf({ ...job, ...facts }, { ...person, ...told })
  const t = textsOf(lang, 'fit')
  const { place, head, text, more } = summaryOf(fit, t, textsOf(lang, 'jobOptions'))
  return `${place}: ${head}${t.joint}${text}${more && ` | ${more}`}`
}

test.each<[facts: Partial<FitFacts>, told: Partial<Conditions>, en: string, ja: string]>([
  [{}, {}, 'across: Yes. All your answers match', 'across: 応募できます。条件がそろっています'],
  [
    {},
    { english: null },
    'across: Yes so far. You skipped a question',
    'across: 応募できそうです。未回答の質問があります',
  ],
  [
    {},
    { residence: 'abroad', visa: 'none' },
    'nearly: Yes, with visa sponsorship | The employer applies for your certificate of eligibility',
    'nearly: 応募できます（ビザ取得の支援あり） | 在留資格認定証明書は企業が申請します',
  ],
  [
    {},
    { visa: 'change' },
    'nearly: Yes, with a change of status | The employer supports the application',
    'nearly: 応募できます（在留資格変更の支援あり） | 変更の申請を企業が支援します',
  ],
  [
    {},
    { japanese: 'daily_conversational_level_jp' },
    'halfway: Almost: one Japanese level to N2 | They ask for business',
    'halfway: あと一歩：日本語をN2レベルへ | 「ビジネス」の求人です',
  ],
  [
    {},
    {
      japanese: 'daily_conversational_level_jp',
      english: 'basic_conversational_level_en',
      residence: 'abroad',
      visa: 'none',
    },
    'halfway: Almost: one level of Japanese and English each | They ask for business. Visa sponsored',
    'halfway: あと一歩：日本語と英語をあと1レベル | 「ビジネス」の求人です。ビザ取得は企業が支援します',
  ],
  [
    residentsOnly,
    { residence: 'abroad', visa: 'none', japanese: 'none_jp' },
    'start: No: Japan residents only',
    'start: 応募不可：日本在住の方のみ',
  ],
  [
    {},
    { japanese: 'none_jp' },
    'start: No: business Japanese | You are 3 levels away',
    'start: 応募不可：日本語「ビジネス」 | あと3レベル足りません',
  ],
  [
    residentsOnly,
    { visa: 'change' },
    'start: No: no visa sponsorship',
    'start: 応募不可：ビザ取得の支援なし',
  ],
])('a job with %j for a person with %j: %s', (facts, told, en, ja) => {
  expect(answer('en', facts, told)).toBe(en)
  expect(answer('ja', facts, told)).toBe(ja)
})
