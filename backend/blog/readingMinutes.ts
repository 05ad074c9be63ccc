import type { Lang } from '#domain/lang.ts'

/** Reading speed a minute: characters of Japanese, words of English (schema `ArticleSummary`). */
const PER_MINUTE: Record<Lang, number> = { ja: 500, en: 220 }

/** Returns the whole minutes to read a text, at least one. `body` is HTML; its tags do not count. */
export function readingMinutes({ language, body }: { language: Lang; body: string }): number {
  const text = body.replaceAll(/<[^<>]*>/g, ' ')
  const length =
    language === 'ja' ? [...text.replaceAll(/\s/g, '')].length : text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(length / PER_MINUTE[language]))
}
