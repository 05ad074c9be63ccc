import type { Article, Blog } from '#backend/ports/blog.ts'
import { stateOf } from '../states.ts'
import { articles } from './index.ts'
import { categories, tags } from './taxonomy.ts'
import type { ArticleSeed } from './types.ts'

/** Returns a moment a number of days ago as ISO. The time of day depends on the id. */
type DaysAgo = (days: number, id: number) => string

/** Returns the sample blog as records of the store. */
export function sampleBlog(daysAgo: DaysAgo): Blog {
  return {
    articles: articles.map((article, index) => articleOf(article, (days) => daysAgo(days, index))),
    categories,
    tags,
  }
}

function articleOf(article: ArticleSeed, daysAgo: (days: number) => string): Article {
  const {
    slug,
    language,
    publishedDaysAgo,
    updatedDaysAgo,
    isEditorsChoice = false,
    draftKey,
    ...texts
  } = article
  const text = { ...texts, updatedAt: daysAgo(updatedDaysAgo) }
  const isPublished = draftKey === undefined
  const publishedAt = daysAgo(publishedDaysAgo)
  return {
    ...stateOf(slug),
    closed: isPublished ? null : { at: publishedAt, by: 'staff' },
    slug,
    language,
    publishedAt,
    isEditorsChoice,
    published: isPublished ? text : null,
    draft: isPublished ? null : { ...text, key: draftKey },
  }
}
