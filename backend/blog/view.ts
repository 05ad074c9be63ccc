/** The articles as the contract shows them. */
import { toJstIso } from '#domain/dates.ts'
import type { Blog, BlogTerm } from '../ports/records.ts'
import type { ShownArticle } from './published.ts'
import { readingMinutes } from './readingMinutes.ts'

export function articleSummary(article: ShownArticle, { categories, tags }: Blog) {
  const { slug, language, title, excerpt } = article
  return {
    slug,
    language,
    title,
    excerpt,
    category: termOf(categories, article.category),
    tags: article.tags.map((tag) => termOf(tags, tag)),
    publishedAt: toJstIso(new Date(article.publishedAt)),
    updatedAt: toJstIso(new Date(article.updatedAt)),
    readingMinutes: readingMinutes(article),
  }
}

export function articleDetail(article: ShownArticle, blog: Blog) {
  const { author, authorNote, isDraft, body } = article
  return { ...articleSummary(article, blog), author, authorNote, isDraft, body }
}

function termOf(terms: BlogTerm[], slug: string): BlogTerm {
  const term = terms.find((each) => each.slug === slug)
  if (!term) throw new Error(`An article has the category or tag ${slug}, which is not there`)
  return term
}
