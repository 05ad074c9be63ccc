import type { MouseEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '#src/context/language.ts'
import { JOBS_A_PAGE, useSavedJobs } from '#src/features/favorites/useSavedJobs.ts'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { focusPage, focusWithoutScroll } from '#src/lib/focus.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { GoneJobRow, RemoveButton } from './GoneJobRow.tsx'
import { SelectAll, SelectJob } from './SelectJob.tsx'
import styles from './FavoriteList.module.css'

/** The person's application for a job. */
interface Application {
  isRunning: boolean
  status: ReactNode
}

export interface SavedJobsProps {
  /** At least one. */
  ids: number[]
  /** The row of the page. */
  list: 'favoritelist' | 'keep'
  /** Returns the person's application for a job, if there is one. */
  applicationOf?: (id: number) => Application | undefined
  onRemove: (ids: number[]) => void
}

/** A page of the saved jobs: first the open ones, then the closed and deleted ones. */
export function SavedJobs({ ids, list, applicationOf, onRemove }: SavedJobsProps) {
  const t = useTexts('favorites')
  const common = useTexts('common')
  const address = useHref()(list)
  const pages = Math.ceil(ids.length / JOBS_A_PAGE)
  const page = usePage(pages)
  const { rows, hasFailed, isFetching, retry } = useSavedJobs(
    ids.slice((page - 1) * JOBS_A_PAGE, page * JOBS_A_PAGE),
  )
  if (hasFailed) {
    return (
      <ErrorState title={t.errorTitle} retryLabel={common.retry} onRetry={retry} busy={isFetching}>
        {t.errorText}
      </ErrorState>
    )
  }
  if (!rows) return <SkeletonList label={common.loading} rows={Math.min(ids.length, 5)} />

  const gone = rows.gone.map((job) => job.job_id)
  const isRunning = (id: number) => applicationOf?.(id)?.isRunning === true
  const removeSome = (some: number[]) => {
    onRemove(some)
    focusPage()
  }
  const removeOne = (id: number) => (event: MouseEvent) => {
    focusNeighbour(event.currentTarget)
    onRemove([id])
  }
  return (
    <div>
      <p className={styles.count}>{t.count({ count: ids.length })}</p>
      <div className={styles.summary}>
        <SelectAll ids={rows.open.map((job) => job.job_id).filter((id) => !isRunning(id))} />
        <div className={styles.actions}>
          {gone.length > 0 && (
            <ActionButton icon="x" onClick={() => removeSome(gone)}>
              {t.removeClosed}
            </ActionButton>
          )}
          <ActionButton icon="trash" onClick={() => removeSome(ids)}>
            {t.clear}
          </ActionButton>
        </div>
      </div>
      <div className={styles.jobs}>
        {rows.open.map((job) => (
          <JobCard
            key={job.job_id}
            job={job}
            headingLevel={2}
            status={applicationOf?.(job.job_id)?.status}
            select={<SelectJob job={job} disabled={isRunning(job.job_id)} />}
            action={<RemoveButton title={job.title} onPress={removeOne(job.job_id)} />}
          />
        ))}
        {rows.gone.map((job) => (
          <GoneJobRow key={job.job_id} job={job} onRemove={removeOne(job.job_id)} />
        ))}
      </div>
      <Pagination
        label={t.pages}
        page={page}
        pages={pages}
        hrefOf={(number) => `${address}?page=${number}`}
        previous={t.previous}
        next={t.next}
        pageLabel={(number) => t.page({ page: number })}
      />
    </div>
  )
}

/** Returns the page number in the address, limited to existing pages. */
function usePage(pages: number): number {
  const [query] = useSearchParams()
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1
}

/** Moves the focus from an article about to be removed to the next or previous one; to the page if it is the only one. */
function focusNeighbour(element: Element): void {
  const article = element.closest('article')
  const neighbour = article?.nextElementSibling ?? article?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('a, button')
  if (target) focusWithoutScroll(target)
  else focusPage()
}
