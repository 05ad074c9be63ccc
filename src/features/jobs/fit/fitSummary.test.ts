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
  const { place, head, text } = summaryOf(fit, textsOf(lang, 'fit'), textsOf(lang, 'jobOptions'))
  return `${place}: ${head} ${text}`
}

test.each<[facts: Partial<FitFacts>, told: Partial<Conditions>, en: string, ja: string]>([
  [
    {},
    {},
    'across: You can apply. Your languages, residence and visa all match.',
    'across: 応募できます。 言語、お住まい、在留資格の条件がそろっています。',
  ],
  [
    {},
    { english: null },
    'across: Fits so far. You skipped some questions.',
    'across: いまのところ応募できます。 未回答の質問があります。',
  ],
  [
    {},
    { residence: 'abroad', visa: 'none' },
    'nearly: Fits with conditions: the employer sponsors your visa.',
    'nearly: 条件つきで応募できます。 ビザの取得を企業が支援します。',
  ],
  [
    {},
    { visa: 'change' },
    'nearly: Fits with conditions: the employer supports your change of status.',
    'nearly: 条件つきで応募できます。 在留資格の変更は企業が支援します。',
  ],
  [
    {},
    { japanese: 'daily_conversational_level_jp' },
    'halfway: Needs one more level of Japanese. It asks for Business.',
    'halfway: 日本語があと1レベル必要です。 「ビジネス」の求人です。',
  ],
  [
    {},
    {
      japanese: 'daily_conversational_level_jp',
      english: 'basic_conversational_level_en',
      residence: 'abroad',
      visa: 'none',
    },
    'halfway: Needs one more level of Japanese and English. The employer sponsors your visa.',
    'halfway: 日本語と英語があと1レベル必要です。 ビザの取得を企業が支援します。',
  ],
  [
    residentsOnly,
    { residence: 'abroad', visa: 'none', japanese: 'none_jp' },
    'start: Does not fit: you need to live in Japan.',
    'start: 条件が合いません。 日本在住の方に限られています。',
  ],
  [
    {},
    { japanese: 'none_jp' },
    'start: Does not fit: Japanese is 3 levels short.',
    'start: 条件が合いません。 日本語があと3レベル必要です。',
  ],
  [
    residentsOnly,
    { visa: 'change' },
    'start: Does not fit: you need a status that allows this work.',
    'start: 条件が合いません。 この仕事に就ける在留資格が必要です。',
  ],
])('a job with %j for a person with %j: %s', (facts, told, en, ja) => {
  expect(answer('en', facts, told)).toBe(en)
  expect(answer('ja', facts, told)).toBe(ja)
})
