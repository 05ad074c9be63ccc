import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { SanitizedHtml } from '#domain/sanitize.ts'
import type { Heading } from '../lib/articleHtml.ts'
import {
  getArticle,
  getGetArticleQueryKey,
  getListArticlesQueryKey,
  getListRecommendedArticlesQueryKey,
  listArticles,
  listRecommendedArticles,
} from './generated/blog/blog.ts'
import type { Article as ApiArticle, ArticleList, ArticleSummary } from './generated/client.schemas.ts'
import { extra } from './queries.ts'

export type {
  ArticleList,
  ArticleSummary,
  BlogCategory,
  BlogCategoryLink,
} from './generated/client.schemas.ts'
export {
  getListArticlesQueryOptions,
  getListBlogCategoriesQueryOptions,
  getListBlogTagsQueryOptions,
  useListArticles,
  useListBlogCategories,
  useListBlogTags,
} from './generated/blog/blog.ts'

/** The newest articles, for the feed. */
export const newestArticles = (lang: Lang, perPage: number): Promise<ArticleList> =>
  listArticles(lang, { perPage })

/** All articles, page by page. */
export async function allArticles(lang: Lang): Promise<ArticleSummary[]> {
  const found: ArticleSummary[] = []
  for (let page = 1; ; page++) {
    const { articles, total } = await listArticles(lang, { page, perPage: PAGE_SIZE.max })
    found.push(...articles)
    if (articles.length === 0 || found.length >= total) return found
  }
}

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
  return queryOptions({
    queryKey: [...getListArticlesQueryKey(lang, params), 'cards'],
    meta: extra,
    queryFn: async ({ signal }) => (await listArticles(lang, params, { signal })).articles.map(cardOf),
  })
}

/** Recommended articles after an article, as cards. */
export const recommendedCardsQuery = (lang: Lang, slug: string) =>
  queryOptions({
    queryKey: getListRecommendedArticlesQueryKey(lang, { slug }),
    meta: extra,
    queryFn: async ({ signal }) =>
      (await listRecommendedArticles(lang, { slug }, { signal })).articles.map(cardOf),
  })

/** An article with sanitised HTML, so that no page can forget it, and with its headings. */
export type Article = Omit<ApiArticle, 'body'> & { body: SanitizedHtml; headings: Heading[] }

/** One article, or its draft if the key is given; fails with 404 for an unknown slug. */
export const articleQuery = (lang: Lang, slug: string, draftKey?: string) => {
  const params = draftKey === undefined ? undefined : { draftKey }
  return queryOptions({
    queryKey: getGetArticleQueryKey(lang, slug, params),
    queryFn: async ({ signal }): Promise<Article> => {
      const article = await getArticle(lang, slug, params, { signal })
      // Server-rendered pages contain sanitised HTML, so the first page does not load the sanitiser.
      const { articleHtml, headingsOf } = await import('../lib/articleHtml.ts')
      const body = articleHtml(article.body, article.language)
      return { ...article, body, headings: headingsOf(body) }
    },
  })
}
