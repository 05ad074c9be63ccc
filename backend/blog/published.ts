import type { Lang } from '#domain/lang.ts'
import { isEqualSecret } from '../crypto.ts'
import type { Article, ArticleSummary, ArticleText, BlogTerm } from '../ports/blog.ts'

/** An article with its published text or its draft. */
export type ShownArticle = Pick<Article, 'slug' | 'language' | 'publishedAt' | 'isEditorsChoice'> &
  ArticleText & { isDraft: boolean }

/** Sorts by date, newest first, then by slug. */
export function newestFirst(articles: ArticleSummary[]): ArticleSummary[] {
  return articles.toSorted((a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.slug, b.slug))
}

/** Returns the draft if its key is given, otherwise the published article, or null without one. */
export async function shownArticle(article: Article, draftKey = ''): Promise<ShownArticle | null> {
  const { draft, published } = article
  if (draft === null || !(await isEqualSecret(draft.key, draftKey)))
    return published && withText(article, published, false)
  const { key: _, ...text } = draft
  return withText(article, text, true)
}

/** Returns the summary that a store saves with an article, or null if it is not published. */
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

/** Reading speed a minute: characters of Japanese, words of English (schema `ArticleSummary`). */
const PER_MINUTE: Record<Lang, number> = { ja: 500, en: 220 }

/** Returns the whole minutes to read a text, at least one. `body` is HTML; its tags do not count. */
function readingMinutes({ language, body }: { language: Lang; body: string }): number {
  const text = body.replaceAll(/<[^<>]*>/g, ' ')
  const length =
    language === 'ja' ? [...text.replaceAll(/\s/g, '')].length : text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(length / PER_MINUTE[language]))
}
