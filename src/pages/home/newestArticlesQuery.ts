import type { Lang } from '#domain/lang.ts'
import { NEWEST_ARTICLES } from '#domain/limits.ts'
import { newestCardsQuery } from '#src/api/blog.ts'

/** The query for the newest articles in the language of the page. */
export const newestArticlesQuery = (lang: Lang) =>
  newestCardsQuery(lang, lang === 'ja' ? 'japanese' : 'english', NEWEST_ARTICLES)
