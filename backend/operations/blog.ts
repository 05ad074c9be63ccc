import { PAGE_SIZE } from '#domain/limits.ts'
import { compare, newestFirst, shownArticle, withCounts } from '../blog/published.ts'
import { recommend } from '../blog/recommend.ts'
import { articleDetail, articleSummary } from '../blog/view.ts'
import type { Handler } from '../operation.ts'
import type { ArticleSummary } from '../ports/blog.ts'
import type { Store } from '../ports/store.ts'

export const listArticles: Handler<'listArticles'> = async ({ query }, { store }) => {
  const { category, tag, page, perPage } = query
  const { published, terms } = await readLists(store)
  const found = published.filter(
    (article) => isWithin(article, category) && (tag === undefined || article.tags.includes(tag)),
  )
  const articles = pageOf(found, query).map((article) => articleSummary(article, terms))
  return { status: 200, body: { articles, total: found.length, page, perPage } }
}

export const getArticle: Handler<'getArticle'> = async ({ params, query }, { store }) => {
  const found = await store.blog.find(params.slug)
  const article = found && (await shownArticle(found, query.draftKey))
  if (!article) return { status: 404 }
  const [terms, advisors] = await Promise.all([store.blog.terms(), store.advisors.all()])
  return {
    status: 200,
    headers: article.isDraft ? { 'Cache-Control': 'no-store' } : undefined,
    body: articleDetail(article, terms, advisors),
  }
}

export const listBlogCategories: Handler<'listBlogCategories'> = async ({ query }, { store }) => {
  const { page, perPage } = query
  const { published, terms } = await readLists(store)
  const categories = withCounts(terms.categories, published, ({ category }) => [category])
  return {
    status: 200,
    body: { categories: pageOf(categories, query), total: categories.length, page, perPage },
  }
}

export const listBlogTags: Handler<'listBlogTags'> = async ({ query }, { store }) => {
  const { page, perPage } = query
  const { published, terms } = await readLists(store)
  const tags = withCounts(terms.tags, published, (article) => article.tags)
    .filter(({ articles }) => articles > 0)
    .sort((a, b) => b.articles - a.articles || compare(a.slug, b.slug))
  return { status: 200, body: { tags: pageOf(tags, query), total: tags.length, page, perPage } }
}

export const listRecommendedArticles: Handler<'listRecommendedArticles'> = async ({ query }, { store }) => {
  const { published, terms } = await readLists(store)
  const perPage = PAGE_SIZE.blogRecommendations
  const found = recommend(published, query.slug).slice(0, perPage)
  const articles = found.map((article) => articleSummary(article, terms))
  return { status: 200, body: { articles, total: articles.length, page: 1, perPage } }
}

/** Reads the published articles, newest first, and the names of their categories and tags. */
async function readLists({ blog }: Store) {
  const [summaries, terms] = await Promise.all([blog.summaries(), blog.terms()])
  return { published: newestFirst(summaries), terms }
}

/** `english` and `japanese` include all their subcategories. */
function isWithin({ category }: ArticleSummary, wanted: string | undefined): boolean {
  return wanted === undefined || category === wanted || category.startsWith(`${wanted}/`)
}

function pageOf<Item>(items: Item[], { page, perPage }: { page: number; perPage: number }): Item[] {
  return items.slice((page - 1) * perPage, page * perPage)
}
