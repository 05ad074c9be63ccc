const KATAKANA = /[ァ-ヶヽヾ]/g
const KATAKANA_TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)

/**
 * Text in the form in which search compares it: width, case, and katakana or hiragana make no difference, and runs of
 * white space are one blank.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text without line breaks and other control characters, for places that hold one line, such as the headers of a mail. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** The most marks after a letter in Unicode's stream-safe text (UAX #15, 13). */
const MOST_MARKS = 30

/**
 * Whether a text can be kept and sent: no NUL, which no database takes, no half of a surrogate pair, and no letter with so many marks that
 * composing it (NFC) takes long.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0') && !hasManyMarks(text)
}

const hasManyMarks = (text: string) =>
  (text.match(/\p{M}+/gu) ?? []).some((marks) => marks.length > MOST_MARKS)

/**
 * No more UTF-16 units than this are composed to one character (NFC). Four letters of the Basic Multilingual Plane (U+1F82) or three
 * of two units each (U+16D6A) are the most in Unicode 17.
 */
const MOST_UNITS = 8

/**
 * Whether a text has more characters than a limit, as a person counts them in most scripts: code points, composed (NFC).
 * Composing takes time that grows with the square of the length, so a text that is far too long is not composed.
 */
export function isLongerThan(text: string, limit: number): boolean {
  return text.length > limit * MOST_UNITS || [...text.normalize('NFC')].length > limit
}
