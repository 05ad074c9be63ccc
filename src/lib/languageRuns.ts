import type { Lang } from '#domain/lang.ts'

export type LanguageRun = { text: string; lang: Lang }

/** Kana and kanji, with figures and points between them: 「週休2日」 is one term. */
const japanese =
  /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー々]+(?:[\d・、]+[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー々]+)*/gu

/**
 * Splits an English text into runs of one language each, for its Japanese terms. A Japanese text stays whole: its Latin letters
 * are names.
 */
export function languageRuns(text: string, lang: Lang): LanguageRun[] {
  if (lang === 'ja') return [{ text, lang }]
  const runs: LanguageRun[] = []
  let end = 0
  for (const { 0: term, index } of text.matchAll(japanese)) {
    if (index > end) runs.push({ text: text.slice(end, index), lang })
    runs.push({ text: term, lang: 'ja' })
    end = index + term.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), lang })
  return runs
}
