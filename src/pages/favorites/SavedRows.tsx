import type { MouseEvent, ReactNode } from 'react'
import { useTexts } from '#src/context/language.ts'
import type { useSavedJobs } from '#src/features/favorites/useSavedJobs.ts'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { focusPage, focusWithoutScroll } from '#src/lib/focus.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { GoneJobRow, RemoveButton } from './GoneJobRow.tsx'
import { SelectAll, SelectJob } from './SelectJob.tsx'
import styles from './FavoriteList.module.css'

/** The person's application for a job. */
interface Application {
  isRunning: boolean
  status: ReactNode
}

export interface SavedRowsProps {
  /** All saved jobs, at least one. */
  ids: number[]
  /** The jobs of this page. */
  rows: NonNullable<ReturnType<typeof useSavedJobs>['rows']>
  page: number
  pages: number
  /** The row of the page in the site map. */
  list: 'favoritelist' | 'keep'
  /** Returns the person's application for a job, if there is one. */
  applicationOf?: (id: number) => Application | undefined
  onRemove: (ids: number[]) => void
}

/** The loaded saved jobs: first the open ones, then the closed and deleted ones. */
export function SavedRows({ ids, rows, page, pages, list, applicationOf, onRemove }: SavedRowsProps) {
  const t = useTexts('favorites')
  const address = useHref()(list)
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

/** Moves the focus from an article about to be removed to the next or previous one; to the page if it is the only one. */
function focusNeighbour(element: Element): void {
  const article = element.closest('article')
  const neighbour = article?.nextElementSibling ?? article?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('a, button')
  if (target) focusWithoutScroll(target)
  else focusPage()
}
