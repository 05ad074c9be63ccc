import type { Lang } from './lang.ts'

const KATAKANA = /[ァ-ヶヽヾ]/g
const KATAKANA_TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)

/** Returns the text with hiragana in place of katakana, in the usual widths. */
export const toHiragana = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))

/**
 * Folds a text for the search: removes differences of width, case, and katakana or hiragana, and reduces white space to
 * single blanks.
 */
export function foldForSearch(text: string): string {
  return toHiragana(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Replaces line breaks and control characters by blanks, for single-line fields such as the headers of a mail. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Matches characters without a shape of their own: control characters, those that Unicode ignores, and the blank Braille pattern. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

export const hasInvisible = (text: string): boolean => INVISIBLE.test(text)

/** Returns whether a text has nothing that a reader can see. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** The maximum number of marks after a letter in Unicode's stream-safe text (UAX #15, 13). */
const MOST_MARKS = 30

/**
 * Returns whether a text can be stored and sent. Refused are NUL, which PostgreSQL cannot store, lone surrogates, and letters with so many
 * marks that normalising them (NFC) is slow.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0') && !hasManyMarks(text)
}

const hasManyMarks = (text: string) =>
  (text.match(/\p{M}+/gu) ?? []).some((marks) => marks.length > MOST_MARKS)

/**
 * An upper limit of UTF-16 units that NFC composes to one character. The maximum in Unicode 17 is six: four characters of one unit
 * (U+1F82) or three of two units (U+16D6A).
 */
const MOST_UNITS = 8

/**
 * Returns whether a text has more characters than a limit, counted as code points in NFC, as people count in most scripts.
 * A text far beyond the limit is not normalised, because that takes quadratic time.
 */
export function isLongerThan(text: string, limit: number): boolean {
  return text.length > limit * MOST_UNITS || [...text.normalize('NFC')].length > limit
}

/** Returns whether a text is a slug as in the contract (`ArticleSlug`). */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const LATIN = /\p{Script=Latin}/u

/** Guesses the language of a typed text, for `lang` attributes. Returns undefined for numbers and other scripts. */
export function writtenIn(text: string): Lang | undefined {
  if (JAPANESE.test(text)) return 'ja'
  return LATIN.test(text) ? 'en' : undefined
}

/** Joins sentences to a paragraph. Japanese has no space between them. */
export const joinSentences = (lang: Lang, sentences: string[]): string =>
  sentences.join(lang === 'ja' ? '' : ' ')

/** Returns the short name of an advisor: "Emi" or 「森山」, the first part of the name in its language. */
export const shortName = (name: string): string => name.split(' ')[0] ?? ''
