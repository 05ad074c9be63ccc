import { brand } from '#domain/brand.ts'
import { formatDate } from '#domain/dates.ts'
import { type Article, allArticles, recommendedCardsQuery } from '#src/api/blog.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { AddressContext, PageAddress, PageContext } from '#src/page/pageContext.ts'
import { tileOf } from '#src/features/blog/tileOf.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { ArticleDetail } from './article/ArticleDetail.tsx'
import { articleCrumbs } from './article/articleCrumbs.tsx'
import { articleData } from './article/articleData.ts'
import { loadArticle } from './article/loadArticle.ts'
import { blogHead } from './blogHead.ts'

function ArticlePage({ data: article }: { data: Article }) {
  return <ArticleDetail article={article} />
}

async function load(context: PageContext): Promise<Article> {
  const { params, queryClient } = context
  const { slug = '' } = params
  const article = await loadArticle(context, slug)
  await queryClient.prefetchQuery(recommendedCardsQuery(article.language, slug))
  return article
}

function head(_: PageContext, { title, excerpt, language, publishedAt, updatedAt }: Article): Head {
  return blogHead({
    contentLang: language,
    title: `${title} | ${brand.name.ja}`,
    description: excerpt,
    isArticle: true,
    times: { published: publishedAt, modified: updatedAt },
  })
}

function structuredData({ origin }: PageContext & { origin: string }, article: Article): object[] {
  return [articleData(article, origin), breadcrumbList(articleCrumbs(article), origin)]
}

function picture(_: PageContext, { title, category, publishedAt, language }: Article): LinkPicture {
  return {
    kind: 'article',
    language,
    pattern: tileOf(category.slug).kind,
    label: category.name,
    title,
    note: formatDate(publishedAt, language),
  }
}

async function addresses({ lang }: AddressContext): Promise<PageAddress[]> {
  const articles = await allArticles(lang)
  return articles.map(({ slug, updatedAt }) => ({ params: { slug }, changed: updatedAt }))
}

export default defineDataPage({
  component: ArticlePage,
  load,
  head,
  ...(import.meta.env.SSR && { structuredData, picture, addresses }),
})
