import { PAGE_SIZE } from '#domain/limits.ts'
import { type ShownArticle, compare, publishedOf, shownArticle, withCounts } from '../blog/published.ts'
import { recommend } from '../blog/recommend.ts'
import { articleDetail, articleSummary } from '../blog/view.ts'
import type { Handler } from '../operation.ts'

export const listArticles: Handler<'listArticles'> = async ({ query }, { store }) => {
  const { category, tag, page, perPage } = query
  const blog = await store.blog.all()
  const found = publishedOf(blog).filter(
    (article) => isWithin(article, category) && (tag === undefined || article.tags.includes(tag)),
  )
  const articles = pageOf(found, query).map((article) => articleSummary(article, blog))
  return { status: 200, body: { articles, total: found.length, page, perPage } }
}

export const getArticle: Handler<'getArticle'> = async ({ params, query }, { store }) => {
  const blog = await store.blog.all()
  const article = shownArticle(blog, params.slug, query.draftKey)
  if (!article) return { status: 404 }
  return {
    status: 200,
    headers: article.isDraft ? { 'Cache-Control': 'no-store' } : undefined,
    body: articleDetail(article, blog),
  }
}

export const listBlogCategories: Handler<'listBlogCategories'> = async ({ query }, { store }) => {
  const { page, perPage } = query
  const blog = await store.blog.all()
  const categories = withCounts(blog.categories, publishedOf(blog), ({ category }) => [category])
  return {
    status: 200,
    body: { categories: pageOf(categories, query), total: categories.length, page, perPage },
  }
}

export const listBlogTags: Handler<'listBlogTags'> = async ({ query }, { store }) => {
  const { page, perPage } = query
  const blog = await store.blog.all()
  const tags = withCounts(blog.tags, publishedOf(blog), (article) => article.tags)
    .filter(({ articles }) => articles > 0)
    .sort((a, b) => b.articles - a.articles || compare(a.slug, b.slug))
  return { status: 200, body: { tags: pageOf(tags, query), total: tags.length, page, perPage } }
}

export const listRecommendedArticles: Handler<'listRecommendedArticles'> = async ({ query }, { store }) => {
  const blog = await store.blog.all()
  const perPage = PAGE_SIZE.blogRecommendations
  const found = recommend(publishedOf(blog), query.slug).slice(0, perPage)
  const articles = found.map((article) => articleSummary(article, blog))
  return { status: 200, body: { articles, total: articles.length, page: 1, perPage } }
}

/** `english` and `japanese` stand for all categories beneath them. */
function isWithin({ category }: ShownArticle, wanted: string | undefined): boolean {
  return wanted === undefined || category === wanted || category.startsWith(`${wanted}/`)
}

function pageOf<Item>(items: Item[], { page, perPage }: { page: number; perPage: number }): Item[] {
  return items.slice((page - 1) * perPage, page * perPage)
}
