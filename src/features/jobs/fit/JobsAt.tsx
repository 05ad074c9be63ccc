import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import type { JobSummary, SearchJobsParams } from '#src/api/jobs.ts'
import { extra, keepIn } from '#src/api/queries.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { Button } from '#src/ui/Button.tsx'
import { RetryNote } from '#src/ui/RetryNote.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { jobsAt } from './fittingJobs.ts'
import styles from './JobsAt.module.css'

/** The number of jobs at first, and of those that a press adds. */
const STEP = 20

export type RenderJob = (job: JobSummary) => ReactNode

interface JobsAtProps {
  params: SearchJobsParams
  /** The positions of the jobs in the result of the search. */
  positions: number[]
  children: RenderJob
}

/** Jobs of a search, by their positions in its result: twenty, and more on request. */
export function JobsAt({ params, positions, children }: JobsAtProps) {
  const t = useTexts('fit')
  const common = useTexts('common')
  const lang = useLang()
  const client = useQueryClient()
  const [shown, setShown] = useState(STEP)
  const wanted = positions.slice(0, shown)
  const asked = useQuery({
    queryKey: ['jobsAt', lang, params, wanted],
    queryFn: () => jobsAt(client, lang, { params, positions: wanted }),
    placeholderData: keepIn(lang),
    meta: extra,
  })
  const hasFailed = useHasFailed(asked)
  const retry = useRetry(asked)
  const { data, isFetching } = asked
  if (!data && hasFailed) return <RetryNote text={t.jobsFailed} {...retry} />
  if (!data) return <SkeletonList label={common.loading} rows={Math.min(3, wanted.length)} />
  return (
    <div className={styles.jobs}>
      {data.map((job) => (
        <Fragment key={job.job_id}>{children(job)}</Fragment>
      ))}
      {positions.length > shown && (
        <Button
          variant="line"
          className={styles.more}
          busy={isFetching}
          onClick={() => setShown(shown + STEP)}
        >
          {t.more({ count: Math.min(STEP, positions.length - shown) })}
        </Button>
      )}
    </div>
  )
}
