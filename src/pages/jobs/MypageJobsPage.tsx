import { useCallback } from 'react'
import { textsOf } from '#i18n/load.ts'
import { appliedJobsQuery } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { ApplicationStatus, useAppliedJobs } from '#src/features/applying/appliedJobs.tsx'
import { parseSearch } from '#src/features/jobSearch/searchState.ts'
import { searchTitle } from '#src/features/jobSearch/searchTitle.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { JobSearch, prefetchSearch } from './JobSearch.tsx'
import type { StatusOf } from './JobsResults.tsx'

/** The job search within the mypage, with the jobs that the person has applied for. */
function MypageJobsPage() {
  const t = useTexts('mypageJobs')
  return (
    <>
      <PageHeader tight title={t.title} />
      <JobSearch statusOf={useStatusOf()} />
    </>
  )
}

function useStatusOf(): StatusOf {
  const applied = useAppliedJobs()
  return useCallback(
    (id) => {
      const application = applied?.get(id)
      return application && <ApplicationStatus application={application} />
    },
    [applied],
  )
}

async function prefetch(context: PageContext): Promise<void> {
  void context.queryClient.prefetchQuery(appliedJobsQuery(context.lang))
  await prefetchSearch(context)
}

function head({ lang, url }: PageContext): Head {
  const t = textsOf(lang, 'mypageJobs')
  const title = searchTitle(lang, parseSearch(url.searchParams).state)
  return pageHead(lang, { title: `${title} | ${t.title}`, description: t.description })
}

export default definePage({ component: MypageJobsPage, prefetch, head })
