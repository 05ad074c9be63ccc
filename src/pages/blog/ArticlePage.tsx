import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { brand } from '#domain/brand.ts'
import { formatDate } from '#domain/dates.ts'
import { isSlug } from '#domain/slugs.ts'
import { type Article, allArticles, articleQuery, recommendedCardsQuery } from '#src/api/blog.ts'
import { useLang } from '#src/context/language.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import type { AddressContext, Head, PageAddress, PageContext } from '#src/page/pageModule.ts'
import { tileOf } from '#src/features/blog/tileOf.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { notFound } from '#src/page/notFound.ts'
import { orNotFound } from '#src/page/orNotFound.ts'
import { ArticleDetail } from './article/ArticleDetail.tsx'
import { articleCrumbs } from './article/articleCrumbs.tsx'
import { articleData } from './article/articleData.ts'
import { blogHead } from './blogHead.ts'

/** One article. */
export default function ArticlePage() {
  const { slug = '' } = useParams()
  const { data: article } = useQuery(articleQuery(useLang(), slug))
  return article && <ArticleDetail article={article} />
}

export async function load({ lang, params, queryClient }: PageContext): Promise<void> {
  const { slug = '' } = params
  if (!isSlug(slug)) throw notFound()
  await Promise.all([
    orNotFound(queryClient.ensureQueryData(articleQuery(lang, slug))),
    queryClient.prefetchQuery(recommendedCardsQuery(lang, slug)),
  ])
}

export function head(context: PageContext): Head {
  const { title, excerpt, language, publishedAt, updatedAt } = loadedArticle(context)
  return blogHead({
    contentLang: language,
    title: `${title} | ${brand.name.ja}`,
    description: excerpt,
    isArticle: true,
    times: { published: publishedAt, modified: updatedAt },
  })
}

export function structuredData(context: PageContext & { origin: string }): object[] {
  const article = loadedArticle(context)
  return [articleData(article, context.origin), breadcrumbList(articleCrumbs(article), context.origin)]
}

export function picture(context: PageContext): LinkPicture {
  const { title, category, publishedAt, language } = loadedArticle(context)
  return {
    kind: 'article',
    language,
    pattern: tileOf(category.slug).kind,
    label: category.name,
    title,
    note: formatDate(publishedAt, language),
  }
}

export async function addresses({ lang }: AddressContext): Promise<PageAddress[]> {
  const articles = await allArticles(lang)
  return articles.map(({ slug, updatedAt }) => ({ params: { slug }, changed: updatedAt }))
}

/** What `load` has put into the cache. */
function loadedArticle({ lang, params, queryClient }: PageContext): Article {
  const article = queryClient.getQueryData(articleQuery(lang, params.slug ?? '').queryKey)
  if (!article) throw new Error(`The article ${params.slug} has not been loaded`)
  return article
}
