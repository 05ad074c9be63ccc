/** The scripts of a text distinguish Japanese from English. */

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const LETTERS = /\p{L}/gu

/** The least share of Japanese letters in a Japanese text, and the greatest in an English one, which may name things in Japanese. */
const SHARE = 0.2

/** Returns whether most of a text is written in Japanese, by a fifth of its letters; null without letters. */
export function isJapanese(text: string): boolean | null {
  const letters = text.match(LETTERS)?.length ?? 0
  return letters === 0 ? null : (text.match(JAPANESE)?.length ?? 0) / letters >= SHARE
}
