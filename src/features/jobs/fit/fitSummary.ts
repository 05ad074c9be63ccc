import type { Fit, LanguageRow, ResidenceRow, Verdict, VisaRow } from '#domain/fit/fit.ts'
import { levelRank } from '#domain/levels.ts'
import type { Texts } from '#i18n/texts.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'

/** The verdict on "Can I get this job?" in few words, for cards. */

export type FitSummary = {
  /** The place of the person on the arch. */
  place: 'across' | 'nearly' | 'halfway' | 'start'
  tone: Verdict
  head: string
  text: string
  /** An addition on wide screens; may be empty. */
  more: string
  /** The hardest reason in a sentence. */
  reason: string
}

export type Place = FitSummary['place']

/** All places, the best first. */
export const places: readonly Place[] = ['across', 'nearly', 'halfway', 'start']

type Options = Pick<Texts['jobOptions'], 'japaneseLevel' | 'englishLevel'>

/** Returns a person's place: across the bridge, nearly, halfway where a language is missing, or at its start. */
export function placeOf({ verdict, rows }: Fit): Place {
  if (verdict === 'no') return 'start'
  if (verdict === 'fits') return 'across'
  return rows.some((row) => isLanguage(row) && row.result === 'condition') ? 'halfway' : 'nearly'
}

/** Returns the one verdict on the page of a job: in its panel and beside it. */
export function verdictOf(fit: Fit, t: Texts['fit']): string {
  return fit.verdict === 'fits' && !fit.isComplete ? t.soFar : t.verdict[placeOf(fit)]
}

/** Returns the verdict in one line. Of several reasons it names the hardest; the page of the job has all. */
export function summaryOf(fit: Fit, t: Texts['fit'], options: Options): FitSummary {
  const kind = kindOf(fit)
  const facts = factsOf(fit, t, options)
  return { place: placeOf(fit), tone: fit.verdict, ...t.card[kind](facts), reason: t.reason[kind](facts) }
}

function kindOf(fit: Fit): keyof Texts['fit']['card'] {
  if (fit.verdict === 'fits') return fit.isComplete ? 'fits' : 'soFar'
  if (fit.verdict === 'conditions') return missing(fit).length > 0 ? 'oneMore' : (visaStep(fit) ?? 'fits')
  const reason = reasonOf(fit)
  return unfitKinds[reason]
}

const unfitKinds = { residence: 'residentsOnly', language: 'tooLow', visa: 'noVisa' } as const

/** The facts of the texts. Where a job does not fit, it names one language that is too low. */
function factsOf(fit: Fit, t: Texts['fit'], options: Options) {
  const below = missing(fit)
  const rows = fit.verdict === 'no' ? below.filter(({ result }) => result === 'no').slice(0, 1) : below
  const [first] = rows
  return {
    names: rows.map(({ topic }) => topic),
    level: first ? t.levelShort[first.required] : '',
    required: first ? levelLabel(first.required, options) : '',
    missing: first?.missing ?? 0,
    visa: visaStep(fit),
  }
}

/** The languages without the required level. */
const missing = ({ rows }: Fit) => rows.filter(isLanguage).filter((row) => row.missing > 0)

function visaStep({ rows }: Fit): 'change' | 'certificate' | null {
  const reason = rows.find(isVisa)?.reason
  return reason === 'change' || reason === 'certificate' ? reason : null
}

/** Returns the hardest reason why a job does not fit. */
export function reasonOf({ rows }: Fit): 'residence' | 'language' | 'visa' {
  const hard = rows.filter(({ result }) => result === 'no')
  if (hard.some(isResidence)) return 'residence'
  return hard.some(isLanguage) ? 'language' : 'visa'
}

/** Returns the name of a level of Japanese or English. */
export function levelLabel(level: LanguageRow['required'], { japaneseLevel, englishLevel }: Options): string {
  return { ...japaneseLevel, ...englishLevel }[level]
}

const isLanguage = (row: Fit['rows'][number]): row is LanguageRow => 'required' in row
const isResidence = (row: Fit['rows'][number]): row is ResidenceRow => row.topic === 'residence'
const isVisa = (row: Fit['rows'][number]): row is VisaRow => row.topic === 'visa'

/** Returns a function that names a person's level. The labels of a job's levels do not suit none ("not required"). */
export function useLevelName() {
  const t = useTexts('fit')
  const options = useTexts('jobOptions')
  return (level: JapaneseLevel | EnglishLevel) =>
    levelRank(level) === 0 ? t.none : levelLabel(level, options)
}
