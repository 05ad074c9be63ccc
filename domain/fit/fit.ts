import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { levelRank } from '../levels.ts'
import type { Conditions } from './conditions.ts'

/** The facts of a job that decide who can get it. */
export type FitFacts = {
  japaneseLevel: JapaneseLevel
  englishLevel: EnglishLevel
  applyFromAbroad: boolean
  visaSupport: boolean
}

export type FitResult = 'ok' | 'condition' | 'no' | 'untold'

/** `missing` is the number of levels below the required one; 0 where the person's is enough. */
export type LanguageRow = {
  topic: 'japanese' | 'english'
  result: FitResult
  reason: 'notNeeded' | 'enough' | 'oneMore' | 'tooLow' | 'untold'
  required: JapaneseLevel | EnglishLevel
  own: JapaneseLevel | EnglishLevel | null
  missing: number
}
export type ResidenceRow = {
  topic: 'residence'
  result: FitResult
  reason: 'everybody' | 'inJapan' | 'residentsOnly' | 'untold'
}
export type VisaRow = {
  topic: 'visa'
  result: FitResult
  reason: 'unlimited' | 'work' | 'change' | 'certificate' | 'noChange' | 'noCertificate' | 'untold'
}
export type FitRow = LanguageRow | ResidenceRow | VisaRow

export type Verdict = 'fits' | 'conditions' | 'no'

export type Fit = {
  verdict: Verdict
  /** Whether each question was answered that this job depends on. */
  isComplete: boolean
  rows: FitRow[]
}

/**
 * Answers "Can I get this job?" from language, residence and status of residence (product-decisions §14). Skills are not
 * part of it, and its result is no promise: an advisor checks.
 *
 * - One level of a language less is a condition; more is not.
 * - People without a status need a certificate of eligibility, which the employer applies for: Immigration Services Agency,
 *   https://www.moj.go.jp/isa/applications/procedures/16-1.html.
 * - Students, dependants and holders of other statuses need a change of status:
 *   https://www.moj.go.jp/isa/applications/procedures/16-2.html.
 * - "Engineer / Specialist in Humanities / International Services" and "Highly Skilled Professional" cover the jobs here:
 *   https://www.moj.go.jp/isa/applications/status/gijinkoku.html.
 * - Permanent and long-term residents and spouses may do any work: Immigration Control Act, appended table II.
 */
export function fitOf(job: FitFacts, conditions: Conditions): Fit {
  const rows: FitRow[] = [
    languageRow('japanese', job.japaneseLevel, conditions.japanese),
    languageRow('english', job.englishLevel, conditions.english),
    residenceRow(job, conditions),
    visaRow(job, conditions),
  ]
  const has = (result: FitResult) => rows.some((row) => row.result === result)
  return {
    verdict: has('no') ? 'no' : has('condition') ? 'conditions' : 'fits',
    isComplete: !has('untold'),
    rows,
  }
}

function languageRow(
  topic: LanguageRow['topic'],
  required: JapaneseLevel | EnglishLevel,
  own: JapaneseLevel | EnglishLevel | null,
): LanguageRow {
  const missing = own === null ? 0 : Math.max(0, levelRank(required) - levelRank(own))
  return { topic, required, own, missing, ...judge() }

  function judge(): Pick<LanguageRow, 'result' | 'reason'> {
    if (levelRank(required) === 0) return { result: 'ok', reason: 'notNeeded' }
    if (own === null) return { result: 'untold', reason: 'untold' }
    if (missing === 0) return { result: 'ok', reason: 'enough' }
    return missing === 1 ? { result: 'condition', reason: 'oneMore' } : { result: 'no', reason: 'tooLow' }
  }
}

function residenceRow({ applyFromAbroad }: FitFacts, { residence }: Conditions): ResidenceRow {
  const topic = 'residence'
  if (applyFromAbroad) return { topic, result: 'ok', reason: 'everybody' }
  if (residence === null) return { topic, result: 'untold', reason: 'untold' }
  return residence === 'japan'
    ? { topic, result: 'ok', reason: 'inJapan' }
    : { topic, result: 'no', reason: 'residentsOnly' }
}

function visaRow({ visaSupport }: FitFacts, { visa }: Conditions): VisaRow {
  const topic = 'visa'
  if (visa === null) return { topic, result: 'untold', reason: 'untold' }
  if (visa === 'work' || visa === 'unlimited') return { topic, result: 'ok', reason: visa }
  if (visaSupport) return { topic, result: 'condition', reason: visa === 'change' ? 'change' : 'certificate' }
  return { topic, result: 'no', reason: visa === 'change' ? 'noChange' : 'noCertificate' }
}
