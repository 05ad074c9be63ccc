import { formatDate } from '#domain/dates.ts'
import { type Article, allArticles, recommendedCardsQuery } from '#src/api/blog.ts'
import { tileOf } from '#src/features/blog/ArticleTile.tsx'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import type { AddressContext, PageAddress, PageContext } from '#src/page/pageContext.ts'
import { ArticleDetail } from './article/ArticleDetail.tsx'
import { articleCrumbs, articleData, loadArticle } from './article/articleMeta.tsx'
import { blogHead } from './blogMeta.ts'

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
  return blogHead(
    pageHead('ja', {
      contentLang: language,
      title,
      description: excerpt,
      isArticle: true,
      times: { published: publishedAt, modified: updatedAt },
    }),
  )
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
