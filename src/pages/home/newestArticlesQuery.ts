import type { Lang } from '#domain/lang.ts'
import { NEWEST_ARTICLES } from '#domain/limits.ts'
import { articlesQuery } from '#src/api/blog.ts'

/** The newest articles in the language of the page. */
export const newestArticlesQuery = (lang: Lang) =>
  articlesQuery(lang, { category: lang === 'ja' ? 'japanese' : 'english', perPage: NEWEST_ARTICLES })
