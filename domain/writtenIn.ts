import type { Lang } from './lang.ts'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const LATIN = /\p{Script=Latin}/u

/** Which of the site's languages a text that somebody has typed looks like, for `lang`; undefined for numbers and other scripts. */
export function writtenIn(text: string): Lang | undefined {
  if (JAPANESE.test(text)) return 'ja'
  return LATIN.test(text) ? 'en' : undefined
}
