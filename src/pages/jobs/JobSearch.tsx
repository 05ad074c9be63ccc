import { useMemo } from 'react'
import { redirect } from 'react-router'
import { getSearchJobsQueryOptions } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useFittingJobs } from '#src/features/jobs/fit/useFittingJobs.ts'
import { isNarrowed } from '#src/features/jobSearch/changes.ts'
import { FilterForm } from '#src/features/jobSearch/FilterForm.tsx'
import { RESULTS_ID } from '#src/features/jobSearch/resultsId.ts'
import { parseSearch, toCommaForm, toParams } from '#src/features/jobSearch/searchState.ts'
import { useJobSearch } from '#src/features/jobSearch/useJobSearch.ts'
import { withQuery } from '#src/features/jobSearch/useSearchHref.ts'
import { skipTo } from '#src/lib/focus.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Columns } from '#src/ui/layout.tsx'
import { type StatusOf, JobsResults } from './JobsResults.tsx'
import styles from './JobsPage.module.css'

/** The job search, on its public page and in the mypage: filters and results. `statusOf` marks jobs. */
export function JobSearch({ statusOf }: { statusOf?: StatusOf }) {
  const t = useTexts('jobs')
  const { state, ignored, go, results } = useJobSearch()
  const params = useMemo(() => toParams(results.state), [results.state])
  const fitting = useFittingJobs(params)
  const list = useMemo(
    () => results.list && { ...results.list, ...fitting.fitting?.page },
    [results.list, fitting.fitting],
  )
  const shown = (
    <JobsResults
      results={results}
      list={list}
      params={params}
      fitting={fitting}
      ignored={ignored}
      statusOf={statusOf}
      onSearch={go}
    />
  )
  // A site without open jobs has nothing to filter.
  if (results.list?.total === 0 && !isNarrowed(results.state)) return shown
  return (
    <Columns aside="start">
      <aside aria-label={t.filters} className={styles.filters}>
        <a className={styles.skip} href={`#${RESULTS_ID}`} onClick={(event) => skipTo(RESULTS_ID, event)}>
          {t.skip}
        </a>
        <FilterForm state={state} facets={list?.facets} total={list?.total} onSearch={go} />
      </aside>
      {shown}
    </Columns>
  )
}

/** Loads the jobs of the search. Redirects the query of a form without script to the comma form (product-decisions §5). */
export async function prefetchSearch({ lang, url, queryClient, isServer }: PageContext): Promise<void> {
  const commaForm = toCommaForm(url.searchParams)
  if (commaForm !== null) throw redirect(withQuery(url.pathname, commaForm))
  const { state } = parseSearch(url.searchParams)
  const loading = queryClient.prefetchQuery(getSearchJobsQueryOptions(lang, toParams(state)))
  if (isServer) await loading
}
