import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { Heading } from '../lib/articleHtml.ts'
import type { SanitizedHtml } from '../lib/sanitizedHtml.ts'
import {
  getArticle,
  getGetArticleQueryKey,
  getListArticlesQueryKey,
  getListArticlesQueryOptions,
  getListBlogCategoriesQueryKey,
  getListBlogCategoriesQueryOptions,
  getListBlogTagsQueryKey,
  getListBlogTagsQueryOptions,
  getListRecommendedArticlesQueryKey,
  listArticles,
  listRecommendedArticles,
} from './generated/blog/blog.ts'
import type {
  Article as ApiArticle,
  ArticleList,
  ArticleSummary,
  ListArticlesParams,
} from './generated/client.schemas.ts'
import { extra } from './extra.ts'
import { inLanguage } from './inLanguage.ts'

export type {
  ArticleList,
  ArticleSummary,
  BlogCategory,
  BlogCategoryLink,
} from './generated/client.schemas.ts'

/** A page of articles, the newest first. */
export const articlesQuery = (lang: Lang, params: ListArticlesParams) =>
  getListArticlesQueryOptions(params, inLanguage(lang, getListArticlesQueryKey(params)))

/** The newest articles, for the feed. */
export const newestArticles = (lang: Lang, perPage: number): Promise<ArticleList> =>
  listArticles({ perPage }, inLanguage(lang, []).request)

/** All articles, page by page. */
export async function allArticles(lang: Lang): Promise<ArticleSummary[]> {
  const found: ArticleSummary[] = []
  for (let page = 1; ; page++) {
    const { articles, total } = await listArticles(
      { page, perPage: PAGE_SIZE.max },
      inLanguage(lang, []).request,
    )
    found.push(...articles)
    if (articles.length === 0 || found.length >= total) return found
  }
}

/** All categories, in the order of the menu. */
export const blogCategoriesQuery = (lang: Lang) =>
  getListBlogCategoriesQueryOptions({}, inLanguage(lang, getListBlogCategoriesQueryKey({})))

/** The tags that articles have, the most used first. */
export const blogTagsQuery = (lang: Lang) =>
  getListBlogTagsQueryOptions({}, inLanguage(lang, getListBlogTagsQueryKey({})))

/** The fields of an article that a card shows. Others would only add to the data in the page. */
export type ArticleCardData = Pick<ArticleSummary, 'slug' | 'language' | 'title' | 'category' | 'publishedAt'>

const cardOf = ({ slug, language, title, category, publishedAt }: ArticleSummary): ArticleCardData => ({
  slug,
  language,
  title,
  category,
  publishedAt,
})

/** The newest articles of a category as cards. */
export const newestCardsQuery = (lang: Lang, category: string, perPage: number) => {
  const params = { category, perPage }
  const { query, request } = inLanguage(lang, [...getListArticlesQueryKey(params), 'cards'])
  return queryOptions({
    ...query,
    meta: extra,
    queryFn: async ({ signal }) => (await listArticles(params, { signal, ...request })).articles.map(cardOf),
  })
}

/** Recommended articles after an article, as cards. */
export const recommendedCardsQuery = (lang: Lang, slug: string) => {
  const { query, request } = inLanguage(lang, getListRecommendedArticlesQueryKey({ slug }))
  return queryOptions({
    ...query,
    meta: extra,
    queryFn: async ({ signal }) =>
      (await listRecommendedArticles({ slug }, { signal, ...request })).articles.map(cardOf),
  })
}

/** An article with sanitised HTML, so that no page can forget it, and with its headings. */
export type Article = Omit<ApiArticle, 'body'> & { body: SanitizedHtml; headings: Heading[] }

/** One article, or its draft if the key is given; fails with 404 for an unknown slug. */
export const articleQuery = (lang: Lang, slug: string, draftKey?: string) => {
  const params = draftKey === undefined ? undefined : { draftKey }
  const { query, request } = inLanguage(lang, getGetArticleQueryKey(slug, params))
  return queryOptions({
    ...query,
    queryFn: async ({ signal }): Promise<Article> => {
      const article = await getArticle(slug, params, { signal, ...request })
      // Server-rendered pages contain sanitised HTML, so the first page does not load the sanitiser.
      const { articleHtml, headingsOf } = await import('../lib/articleHtml.ts')
      const body = articleHtml(article.body, article.language)
      return { ...article, body, headings: headingsOf(body) }
    },
  })
}
