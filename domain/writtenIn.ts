import type { Lang } from './lang.ts'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const LATIN = /\p{Script=Latin}/u

/** Guesses the language of a typed text, for `lang` attributes. Returns undefined for numbers and other scripts. */
export function writtenIn(text: string): Lang | undefined {
  if (JAPANESE.test(text)) return 'ja'
  return LATIN.test(text) ? 'en' : undefined
}
