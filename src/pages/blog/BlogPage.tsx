import { redirect, useParams } from 'react-router'
import { parseId } from '#domain/ids.ts'
import { LAST_PAGE } from '#domain/limits.ts'
import { textsOf } from '#i18n/load.ts'
import { getListArticlesQueryOptions, useListArticles } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import { notFound } from '#src/page/loading.ts'
import type { AddressContext, PageAddress, PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { blogCrumbs, blogHead } from './blogMeta.ts'
import { ArticleList, LeadArticle } from './list/ArticleList.tsx'
import { loadGuide } from './list/BlogGuide.tsx'

/** A page of all articles. The first page shows the newest one large above the others. */
function BlogPage() {
  const t = useTexts('blog')
  const to = useHref()
  const page = Number(useParams().id ?? 1)
  const query = useListArticles(useLang(), { page })
  const [first] = query.data?.articles ?? []
  const lead = page === 1 ? first : undefined
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={blogCrumbs()} />
      <Wrap>
        <PageHeader title={t.title} lead={t.lead} />
        {lead && <LeadArticle article={lead} />}
        <ArticleList
          query={query}
          lead={lead}
          isWholeBlog
          hrefOf={(number) => (number === 1 ? to('blog') : to('blogPage', { id: number }))}
        />
      </Wrap>
    </>
  )
}

/** Redirects `/blog/page/1` to `/blog`; a page without articles is not found. */
async function prefetch({ lang, params, queryClient }: PageContext): Promise<void> {
  const page = params.id === undefined ? 1 : parseId(params.id)
  if (page === null || page > LAST_PAGE) throw notFound()
  if (params.id !== undefined && page === 1) throw redirect(href(lang, 'blog'), 308)
  const query = getListArticlesQueryOptions(lang, { page })
  await Promise.all([queryClient.prefetchQuery(query), loadGuide(lang, queryClient)])
  const list = queryClient.getQueryData(query.queryKey)
  if (list && page > 1 && list.articles.length === 0) throw notFound()
}

function head({ lang, params, queryClient }: PageContext): Head {
  const t = textsOf(lang, 'blog')
  const page = Number(params.id ?? 1)
  const list = queryClient.getQueryData(getListArticlesQueryOptions(lang, { page }).queryKey)
  return blogHead({
    title: t.pageTitle({ page }),
    description: t.description,
    noindex: list?.articles.length === 0,
  })
}

/** The pages after the first. */
async function addresses({ lang, queryClient }: AddressContext): Promise<PageAddress[]> {
  const { total, perPage } = await queryClient.fetchQuery(getListArticlesQueryOptions(lang, { page: 1 }))
  const pages = Math.ceil(total / perPage)
  return Array.from({ length: Math.max(0, pages - 1) }, (_, place) => ({ params: { id: place + 2 } }))
}

function structuredData({ origin }: PageContext & { origin: string }): object[] {
  return [breadcrumbList(blogCrumbs(), origin)]
}

export default definePage({ component: BlogPage, prefetch, head, structuredData, addresses })
