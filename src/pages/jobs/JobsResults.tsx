import { Fragment, type ReactNode, Suspense, memo } from 'react'
import type { JobList, JobSummary, SearchJobsParams } from '#src/api/jobs.ts'
import { HydrateLater } from '#src/context/HydrateLater.tsx'
import { useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useRetry } from '#src/context/useRetry.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import type { Fitting } from '#src/features/jobs/fit/fittingJobs.ts'
import { SearchFit } from '#src/features/jobs/fit/SearchFit.tsx'
import { type FittingJobs, bestFitOrder } from '#src/features/jobs/fit/useFittingJobs.ts'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { ActiveFilters } from '#src/features/jobSearch/ActiveFilters.tsx'
import { isNarrowed, setPage } from '#src/features/jobSearch/changes.ts'
import { IgnoredValues } from '#src/features/jobSearch/IgnoredValues.tsx'
import { RESULTS_ID } from '#src/features/jobSearch/resultsId.ts'
import type { IgnoredValue, SearchState } from '#src/features/jobSearch/searchState.ts'
import { SortSelect } from '#src/features/jobSearch/SortSelect.tsx'
import { useChoose } from '#src/features/jobSearch/useChoose.ts'
import type { JobSearchResults } from '#src/features/jobSearch/useJobSearch.ts'
import { useSearchHref } from '#src/features/jobSearch/useSearchHref.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { JobsNone } from './JobsNone.tsx'
import { SaveThisSearch } from './SaveThisSearch.tsx'
import styles from './JobsPage.module.css'

/** Returns the state of the person's application for a job, if there is one. */
export type StatusOf = (jobId: number) => ReactNode

const UnfitJobs = latePart({
  texts: ['fit'],
  load: async () => (await import('#src/features/jobs/fit/UnfitJobs.tsx')).UnfitJobs,
})

const OneStepBand = latePart({
  texts: ['fit', 'oneStep'],
  load: async () => (await import('#src/features/jobs/fit/step/OneStepSection.tsx')).OneStepBand,
})
const OneStepSection = latePart({
  texts: ['fit', 'oneStep'],
  load: async () => (await import('#src/features/jobs/fit/step/OneStepSection.tsx')).OneStepSection,
})

interface JobsResultsProps {
  results: JobSearchResults
  /** The page of results as the person sees it. */
  list: JobList | undefined
  params: SearchJobsParams
  fitting: FittingJobs
  ignored: IgnoredValue[]
  statusOf?: StatusOf
  onSearch: (state: SearchState) => void
}

/** The chosen filters, the number of results, and one page of them. Memoised against changes of the filters alone. */
export const JobsResults = memo(
  ({ results, list, params, fitting, ignored, statusOf, onSearch }: JobsResultsProps) => {
    const { state } = results
    const hasJobs = results.list?.total !== 0
    const choose = useChoose(onSearch)
    const renderJob = (job: JobSummary) => (
      <JobCard job={job} status={statusOf?.(job.job_id)} action={<SaveButton job={job} />} />
    )
    return (
      <section aria-labelledby={RESULTS_ID} className={styles.results}>
        <IgnoredValues ignored={ignored} />
        <ActiveFilters state={state} />
        <div className={styles.summary}>
          <ResultsHeading list={list} fitting={fitting.fitting} hasNumber={hasJobs || isNarrowed(state)} />
          {(hasJobs || isNarrowed(state)) && (
            <div className={styles.tools}>
              <SaveThisSearch state={state} />
              <SortSelect
                value={state.orderBy}
                bestFirst={fitting.bestFirst}
                onBestFirst={bestFitOrder.set}
                onChange={choose}
              />
            </div>
          )}
        </div>
        {hasJobs && <SearchFit {...fitting} />}
        <HydrateLater>
          <Results
            // New elements, as the person's list is another one: moved elements would count as shifts of the page.
            key={fitting.fitting === null ? 'found' : 'fitting'}
            {...results}
            list={list}
            isOld={results.isOld || fitting.isOld}
            renderJob={renderJob}
          />
        </HydrateLater>
        {fitting.fitting && (
          <Suspense>
            <OneStepBand params={params} />
            <UnfitJobs params={params} {...fitting.fitting} renderJob={renderJob} />
            <OneStepSection params={params} renderJob={renderJob} />
          </Suspense>
        )}
      </section>
    )
  },
)

interface ResultsHeadingProps {
  list: JobList | undefined
  /** The result for the person, if there is one. Where it has a page, the list has the jobs within reach. */
  fitting: Fitting | null
  /** Without a single job on the site there is nothing to count. */
  hasNumber: boolean
}

function ResultsHeading({ list, fitting, hasNumber }: ResultsHeadingProps) {
  const t = useTexts('jobs')
  const text = (count: number) => t.count({ count })
  const from = list ? (list.page - 1) * list.perPage : 0
  return (
    <Heading level={2} id={RESULTS_ID} tabIndex={-1} className={styles.heading}>
      <span role="status">
        {list && hasNumber ? (
          <>
            <b>{text(list.total)}</b>{' '}
            {fitting?.page ? t.within({ total: fitting.counts.total }) : t.matches({ count: list.total })}
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
  hasFailed,
  isFetching,
  isOld,
  refetch,
  renderJob,
}: JobSearchResults & { renderJob: (job: JobSummary) => ReactNode }) {
  const t = useTexts('jobs')
  const common = useTexts('common')
  const hrefOf = useSearchHref()
  const retry = useRetry({ isFetching, refetch })
  if (hasFailed && !list) {
    return (
      <ErrorState title={t.errorTitle} headingLevel={3} {...retry}>
        {t.errorText}
      </ErrorState>
    )
  }
  if (!list) return <SkeletonList label={common.loading} rows={5} />
  if (list.jobs.length === 0) return <JobsNone state={state} list={list} />
  return (
    <div aria-busy={isOld} className={styles.list}>
      <div className={styles.jobs}>
        {list.jobs.map((job) => (
          <Fragment key={job.job_id}>{renderJob(job)}</Fragment>
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
