import { type ReactNode, memo, useMemo } from 'react'
import type { JobList } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { SearchFit } from '#src/features/jobs/fit/SearchFit.tsx'
import { fitView, useFittingJobs } from '#src/features/jobs/fit/useFittingJobs.ts'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { ActiveFilters } from '#src/features/jobSearch/ActiveFilters.tsx'
import { setPage } from '#src/features/jobSearch/changes.ts'
import { IgnoredValues } from '#src/features/jobSearch/IgnoredValues.tsx'
import { RESULTS_ID } from '#src/features/jobSearch/resultsId.ts'
import { type IgnoredValue, type SearchState, toParams } from '#src/features/jobSearch/searchState.ts'
import { SortSelect } from '#src/features/jobSearch/SortSelect.tsx'
import type { JobSearchResults } from '#src/features/jobSearch/useJobSearch.ts'
import { useChoose } from '#src/features/jobSearch/useChoose.ts'
import { useSearchHref } from '#src/features/jobSearch/useSearchHref.ts'
import { useStore } from '#src/lib/store.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { HydrateLater } from '#src/context/HydrateLater.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { JobsNone } from './JobsNone.tsx'
import styles from './JobsPage.module.css'
import { SaveThisSearch } from './SaveThisSearch.tsx'

/** Returns the state of the person's application for a job, if there is one. */
export type StatusOf = (jobId: number) => ReactNode

interface JobsResultsProps {
  results: JobSearchResults
  ignored: IgnoredValue[]
  statusOf?: StatusOf
  onSearch: (state: SearchState) => void
}

/** The chosen filters, the number of results, and one page of them. Memoised against changes of the filters alone. */
export const JobsResults = memo(({ results, ignored, statusOf, onSearch }: JobsResultsProps) => {
  const { state } = results
  const choose = useChoose(onSearch)
  const params = useMemo(() => toParams(state), [state])
  const fitting = useFittingJobs(params)
  const view = useStore(fitView)
  const list = results.list && { ...results.list, ...fitting.page }
  return (
    <section aria-labelledby={RESULTS_ID} className={styles.results}>
      <IgnoredValues ignored={ignored} />
      <ActiveFilters state={state} />
      <SearchFit params={params} hasFailed={fitting.hasFailed} onToggle={() => onSearch(setPage(state, 1))} />
      <div className={styles.summary}>
        <ResultsHeading list={list} />
        <div className={styles.tools}>
          <SaveThisSearch state={state} />
          <SortSelect
            value={state.orderBy}
            bestFirst={fitting.canSort ? view.bestFirst : null}
            onBestFirst={(bestFirst) => fitView.set({ ...view, bestFirst })}
            onChange={choose}
          />
        </div>
      </div>
      <HydrateLater>
        <Results {...results} list={list} isOld={results.isOld || fitting.isOld} statusOf={statusOf} />
      </HydrateLater>
    </section>
  )
})

function ResultsHeading({ list }: { list: JobList | undefined }) {
  const t = useTexts('jobs')
  const text = (count: number) => t.count({ count })
  const from = list ? (list.page - 1) * list.perPage : 0
  return (
    <Heading level={2} id={RESULTS_ID} tabIndex={-1} className={styles.heading}>
      <span role="status">
        {list ? (
          <>
            <b>{text(list.total)}</b> {t.matches({ count: list.total })}
          </>
        ) : (
          t.results
        )}
      </span>
      {list && list.jobs.length > 0 && (
        <span className={styles.range}>
          {t.range({ from: text(from + 1), to: text(from + list.jobs.length) })}
        </span>
      )}
    </Heading>
  )
}

function Results({
  state,
  list,
  isError,
  isFetching,
  isOld,
  retry,
  statusOf,
}: JobSearchResults & Pick<JobsResultsProps, 'statusOf'>) {
  const t = useTexts('jobs')
  const { loading } = useTexts('common')
  const hrefOf = useSearchHref()
  if (isError && !list) {
    return (
      <ErrorState
        title={t.errorTitle}
        headingLevel={3}
        retryLabel={t.retry}
        onRetry={() => void retry()}
        busy={isFetching}
      >
        {t.errorText}
      </ErrorState>
    )
  }
  if (!list) return <SkeletonList label={loading} rows={5} />
  if (list.jobs.length === 0) return <JobsNone state={state} list={list} />
  return (
    <div aria-busy={isOld} className={styles.list}>
      <div className={styles.jobs}>
        {list.jobs.map((job) => (
          <JobCard
            key={job.job_id}
            job={job}
            status={statusOf?.(job.job_id)}
            action={<SaveButton job={job} />}
          />
        ))}
      </div>
      <Pagination
        label={t.pages}
        page={list.page}
        pages={Math.ceil(list.total / list.perPage)}
        hrefOf={(page) => `${hrefOf(setPage(state, page))}#${RESULTS_ID}`}
        previous={t.previous}
        next={t.next}
        pageLabel={(page) => t.page({ page })}
      />
    </div>
  )
}
