import { SalaryStep } from '#openapi/generated/options.ts'
import type { Lang } from './lang.ts'
import { formatNumber } from './numbers.ts'

/** The minimum salaries in the job search, in yen a year (spec §3). */
export const SALARY_STEPS = SalaryStep

/** The maximum shown in yen. Larger amounts are shown in the language's large unit (spec §9). */
const LARGEST_PLAIN_AMOUNT = 9_999

/** `each` follows every number, `end` ends the text. */
type Unit = { yen: number; each: string; end: string }

const plainUnit: Record<Lang, Unit> = {
  ja: { yen: 1, each: '', end: '円' },
  en: { yen: 1, each: '', end: ' yen' },
}

const largeUnit: Record<Lang, Unit> = {
  ja: { yen: 10_000, each: '万', end: '円' },
  en: { yen: 1_000_000, each: '', end: ' Million yen' },
}

/** The precision of a salary in yen: 10万円, or one decimal of a million. */
const SALARY_PRECISION = 100_000
/** Smaller amounts are shown exactly. */
const LEAST_ROUNDED = 1_000_000

const rangeMark: Record<Lang, string> = { ja: '〜', en: '–' }

/** Formats a yearly salary in yen: 「700万円」 or "7 Million yen". */
export function formatSalary(yen: number, lang: Lang): string {
  return formatSalaryRange(yen, yen, lang)
}

/**
 * Formats a range of yearly salaries in yen: 「700万〜1,000万円」 or "7–10 Million yen". Yearly pay is rounded to 100,000 yen. Equal
 * ends are shown once.
 */
export function formatSalaryRange(min: number, max: number, lang: Lang): string {
  const unit = (max > LARGEST_PLAIN_AMOUNT ? largeUnit : plainUnit)[lang]
  const ends = new Set([min, max].map(rounded))
  return Array.from(ends, (yen) => formatNumber(yen / unit.yen) + unit.each).join(rangeMark[lang]) + unit.end
}

const rounded = (yen: number) =>
  yen < LEAST_ROUNDED ? yen : Math.round(yen / SALARY_PRECISION) * SALARY_PRECISION

/** Returns the middle of a range of pay in yen, rounded to a yen. */
export function middleOfRange(min: number, max: number): number {
  return Math.round((min + max) / 2)
}

/** Returns the median of pays in ascending order, rounded to a yen; 0 without any. */
export function medianOf(ascending: ArrayLike<number>): number {
  const half = (ascending.length - 1) / 2
  const [low = 0, high = 0] = [ascending[Math.floor(half)], ascending[Math.ceil(half)]]
  return middleOfRange(low, high)
}

/** Formats a story's salary, a number without a unit (spec §3): "380" in Japanese, "3.8" in English. Returns '' for ''. */
export function formatStorySalary(text: string, lang: Lang): string {
  if (text === '') return ''
  const { each, end } = largeUnit[lang]
  return formatNumber(Number(text)) + each + end
}
