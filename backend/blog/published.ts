import type { Article, ArticleText, Blog, BlogTerm } from '../ports/records.ts'

/** An article with the text that is to be shown. */
export type ShownArticle = Pick<Article, 'slug' | 'language' | 'publishedAt' | 'isEditorsChoice'> &
  ArticleText & { isDraft: boolean }

/** The published articles, the newest first; those that tie by slug. */
export function publishedOf({ articles }: Blog): ShownArticle[] {
  return articles
    .map(publishedText)
    .filter((article) => article !== null)
    .sort((a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.slug, b.slug))
}

/** An article as published or, with its key, its draft; null where there is neither. */
export function shownArticle(blog: Blog, slug: string, draftKey?: string): ShownArticle | null {
  const article = blog.articles.find((each) => each.slug === slug)
  if (!article) return null
  const { draft } = article
  if (draft === null || draft.key !== draftKey) return publishedText(article)
  const { key: _, ...text } = draft
  return withText(article, text, true)
}

/** How many of the articles each of the categories or tags has, by what `slugsOf` tells of an article. */
export function withCounts(
  terms: BlogTerm[],
  articles: ShownArticle[],
  slugsOf: (article: ShownArticle) => string[],
) {
  const counts = new Map<string, number>()
  for (const slug of articles.flatMap(slugsOf)) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return terms.map((term) => ({ ...term, articles: counts.get(term.slug) ?? 0 }))
}

/** By code points, as a database sorts plain ASCII. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const publishedText = (article: Article) => article.published && withText(article, article.published, false)

function withText(
  { slug, language, publishedAt, isEditorsChoice }: Article,
  text: ArticleText,
  isDraft: boolean,
): ShownArticle {
  return { slug, language, publishedAt, isEditorsChoice, ...text, isDraft }
}
