import type { Fit, LanguageRow, ResidenceRow, VisaRow } from '#domain/fit/fit.ts'
import { levelRank } from '#domain/levels.ts'
import type { Texts } from '#i18n/texts.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'

/** The verdict on "Can I get this job?" in few words, for cards. */

export type FitSummary = {
  /** The place of the person on the arch. */
  place: 'across' | 'nearly' | 'halfway' | 'start'
  tone: 'fits' | 'conditions' | 'no'
  head: string
  text: string
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

/** Returns the verdict as a sentence of its own. */
export function verdictOf({ verdict, isComplete }: Fit, t: Texts['fit']): string {
  return verdict === 'fits' && !isComplete ? t.soFar : t.verdict[verdict]
}

/** Returns the verdict in a head and a sentence. Of several reasons it names the hardest; the page of the job has all. */
export function summaryOf(fit: Fit, t: Texts['fit'], options: Options): FitSummary {
  if (fit.verdict === 'no') {
    return { place: 'start', tone: 'no', head: t.cardNo, text: reasonText(fit, t) }
  }
  if (fit.verdict === 'conditions') return conditionsOf(fit, t, options)
  const { head, text } = fit.isComplete ? t.cardFits : t.cardSoFar
  return { place: 'across', tone: 'fits', head, text }
}

/** Returns the hardest reason why a job does not fit. */
export function reasonOf({ rows }: Fit): 'residence' | 'language' | 'visa' {
  const hard = rows.filter(({ result }) => result === 'no')
  if (hard.some(isResidence)) return 'residence'
  return hard.some(isLanguage) ? 'language' : 'visa'
}

function reasonText(fit: Fit, t: Texts['fit']): string {
  const reason = reasonOf(fit)
  const language = fit.rows.filter(isLanguage).find(({ result }) => result === 'no')
  if (reason === 'language' && language) {
    return t.cardReason.language({ name: language.topic, missing: language.missing })
  }
  return reason === 'residence' ? t.cardReason.residentsOnly : t.cardReason.noVisa
}

function conditionsOf({ rows }: Fit, t: Texts['fit'], options: Options): FitSummary {
  const open = rows.filter(({ result }) => result === 'condition')
  const languages = open.filter(isLanguage)
  const reason = open.find(isVisa)?.reason
  const visa = reason === 'change' || reason === 'certificate' ? reason : null
  const [language] = languages
  if (!language) {
    return { place: 'nearly', tone: 'conditions', head: t.cardConditions, text: visa ? t.cardVisa[visa] : '' }
  }
  const required = levelLabel(language.required, options)
  return {
    place: 'halfway',
    tone: 'conditions',
    head: t.cardLanguage.head(languages.map(({ topic }) => topic)),
    text: visa ? t.cardVisaToo[visa] : t.cardLanguage.text({ required }),
  }
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
