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

/** Whether a text can be kept and sent: no NUL, which no database takes, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** The number of characters as a person counts them in most scripts: code points, composed (NFC). */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length
}
