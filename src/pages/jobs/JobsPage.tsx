import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { searchJobsQuery } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { activeChoices, followed } from '#src/features/jobSearch/changes.ts'
import { jobOrders, parseSearch, toParams, toQuery } from '#src/features/jobSearch/searchState.ts'
import { TITLE_FILTERS, searchTitle } from '#src/features/jobSearch/searchTitle.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { jobFeedPath } from '#src/routes/feed.ts'
import { href } from '#src/routes/href.ts'
import { Breadcrumbs, type Crumb } from '#src/ui/Breadcrumbs.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { JobSearch } from './JobSearch.tsx'
import { prefetchSearch } from './prefetchSearch.ts'

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
  const found = queryClient.getQueryData(searchJobsQuery(lang, toParams(state)).queryKey)
  const title = searchTitle(lang, state)
  return {
    title: `${title} | ${brand.name[lang]}`,
    description: textsOf(lang, 'jobs').description({ title }),
    feed: { title, path: jobFeedPath(lang, toQuery(followed(state))) },
    canonicalQuery: toQuery({ ...state, orderBy: jobOrders[0] }),
    noindex:
      state.searchWord !== '' || activeChoices(state).length > TITLE_FILTERS || found?.jobs.length === 0,
  }
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
