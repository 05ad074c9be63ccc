import { isEqualSecret } from '../hash.ts'
import type { Article, ArticleSummary, ArticleText, BlogTerm } from '../ports/records.ts'
import { readingMinutes } from './readingMinutes.ts'

/** An article with its published text or its draft. */
export type ShownArticle = Pick<Article, 'slug' | 'language' | 'publishedAt' | 'isEditorsChoice'> &
  ArticleText & { isDraft: boolean }

/** Sorts by date, newest first, then by slug. */
export function newestFirst(articles: ArticleSummary[]): ArticleSummary[] {
  return articles.toSorted((a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.slug, b.slug))
}

/** Returns the draft if its key is given, otherwise the published article, or null if there is none. */
export async function shownArticle(article: Article, draftKey = ''): Promise<ShownArticle | null> {
  const { draft, published } = article
  if (draft === null || !(await isEqualSecret(draft.key, draftKey)))
    return published && withText(article, published, false)
  const { key: _, ...text } = draft
  return withText(article, text, true)
}

/** Returns the summary that a store keeps with an article, or null if it is not published. */
export function publishedSummary(article: Article): ArticleSummary | null {
  return article.published && summarize(withText(article, article.published, false))
}

export function summarize(article: ShownArticle): ArticleSummary {
  const { body: _, author: __, authorNote: ___, isDraft: ____, ...summary } = article
  return { ...summary, readingMinutes: readingMinutes(article) }
}

/** Adds the number of articles to each category or tag. `slugsOf` returns the categories or tags of an article. */
export function withCounts(
  terms: BlogTerm[],
  articles: ArticleSummary[],
  slugsOf: (article: ArticleSummary) => string[],
) {
  const counts = new Map<string, number>()
  for (const slug of articles.flatMap(slugsOf)) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return terms.map((term) => ({ ...term, articles: counts.get(term.slug) ?? 0 }))
}

/** Compares by code units, as a database sorts plain ASCII. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function withText(
  { slug, language, publishedAt, isEditorsChoice }: Article,
  text: ArticleText,
  isDraft: boolean,
): ShownArticle {
  return { slug, language, publishedAt, isEditorsChoice, ...text, isDraft }
}
