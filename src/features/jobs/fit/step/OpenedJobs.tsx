import { useQuery } from '@tanstack/react-query'
import type { Conditions } from '#domain/fit/conditions.ts'
import { fitOf } from '#domain/fit/fit.ts'
import { isOpenTo } from '#domain/fit/oneStep.ts'
import { type SearchJobsParams, sequenceQuery } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { RetryNote } from '#src/ui/RetryNote.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { positionsWhere } from '../fittingJobs.ts'
import { type RenderJob, JobsAt } from '../JobsAt.tsx'

interface OpenedJobsProps {
  params: SearchJobsParams
  from: Conditions
  to: Conditions
  renderJob: RenderJob
}

/** The jobs of a search that a step opens. */
export function OpenedJobs({ params, from, to, renderJob }: OpenedJobsProps) {
  const t = useTexts('oneStep')
  const { loading } = useTexts('common')
  const asked = useQuery({ ...sequenceQuery(useLang(), params), meta: extra })
  const hasFailed = useHasFailed(asked)
  const retry = useRetry(asked)
  const { data } = asked
  if (!data && hasFailed) return <RetryNote text={t.failed} {...retry} />
  if (!data) return <SkeletonList label={loading} rows={2} />
  const positions = positionsWhere(
    data,
    (facts) => isOpenTo(fitOf(facts, to)) && !isOpenTo(fitOf(facts, from)),
  )
  return (
    <JobsAt params={params} positions={positions}>
      {renderJob}
    </JobsAt>
  )
}
