import type { Lang } from '#domain/lang.ts'

/** The length that an excerpt has at most, unless its first sentence is longer. */
const LENGTH: Record<Lang, number> = { ja: 110, en: 220 }

/** Returns the first sentences of a text. */
export function excerptOf(text: string, lang: Lang): string {
  const [paragraph = ''] = text.split('\n')
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(paragraph)
  let excerpt = ''
  for (const { segment } of sentences) {
    if (excerpt !== '' && excerpt.length + segment.length > LENGTH[lang]) break
    excerpt += segment
  }
  return excerpt.trim()
}
