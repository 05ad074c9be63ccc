/** Converts articles to the schemas of the contract. */

import { toJstIso } from '#domain/dates.ts'
import { advisorNamed } from '../content/advisors.ts'
import type { AdvisorProfile } from '../ports/advisors.ts'
import type { ArticleSummary, BlogTerm, BlogTerms } from '../ports/blog.ts'
import { type ShownArticle, summarize } from './published.ts'

export function articleSummary(article: ArticleSummary, { categories, tags }: BlogTerms) {
  const { slug, language, title, excerpt, readingMinutes } = article
  return {
    slug,
    language,
    title,
    excerpt,
    category: termOf(categories, article.category),
    tags: article.tags.map((tag) => termOf(tags, tag)),
    publishedAt: toJstIso(new Date(article.publishedAt)),
    updatedAt: toJstIso(new Date(article.updatedAt)),
    readingMinutes,
  }
}

export function articleDetail(article: ShownArticle, terms: BlogTerms, advisors: AdvisorProfile[]) {
  const { author, authorNote, isDraft, body, language } = article
  const authorInitials = advisorNamed(advisors, author, language)?.initials ?? null
  return {
    ...articleSummary(summarize(article), terms),
    author,
    authorInitials,
    authorNote,
    isDraft,
    body,
  }
}

function termOf(terms: BlogTerm[], slug: string): BlogTerm {
  const term = terms.find((each) => each.slug === slug)
  if (!term) throw new Error(`An article has the category or tag ${slug}, which does not exist`)
  return term
}
