import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { getSearchJobsQueryOptions } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { activeChoices, followed } from '#src/features/jobSearch/changes.ts'
import { jobOrders, parseSearch, toParams, toQuery } from '#src/features/jobSearch/searchState.ts'
import { TITLE_FILTERS, searchTitle } from '#src/features/jobSearch/searchTitle.ts'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { jobFeedPath } from '#src/routes/feed.ts'
import { href } from '#src/routes/href.ts'
import { type Crumb, Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { JobSearch, prefetchSearch } from './JobSearch.tsx'

/** The public job search. */
function JobsPage() {
  const lang = useLang()
  const t = useTexts('jobs')
  const { breadcrumbs } = useTexts('common')
  return (
    <>
      <Breadcrumbs label={breadcrumbs} items={crumbs(lang)} />
      <Wrap>
        <PageHeader tight title={t.title} />
        <JobSearch />
      </Wrap>
    </>
  )
}

/** Search engines must not index searches with words, with many filters, or without results. */
function head({ lang, url, queryClient }: PageContext): Head {
  const { state } = parseSearch(url.searchParams)
  const found = queryClient.getQueryData(getSearchJobsQueryOptions(lang, toParams(state)).queryKey)
  const title = searchTitle(lang, state)
  return pageHead(lang, {
    title,
    description: textsOf(lang, 'jobs').description({ title }),
    feed: { title, path: jobFeedPath(lang, toQuery(followed(state))) },
    canonicalQuery: toQuery({ ...state, orderBy: jobOrders[0] }),
    noindex:
      state.searchWord !== '' || activeChoices(state).length > TITLE_FILTERS || found?.jobs.length === 0,
  })
}

function structuredData({ lang, origin }: PageContext & { origin: string }): object[] {
  return [breadcrumbList(crumbs(lang), origin)]
}

function crumbs(lang: Lang): Crumb[] {
  return [
    { label: textsOf(lang, 'common').home, to: href(lang, 'home') },
    { label: textsOf(lang, 'jobs').crumb },
  ]
}

export default definePage({ component: JobsPage, prefetch: prefetchSearch, head, structuredData })
