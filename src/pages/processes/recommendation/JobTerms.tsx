import { useQuery } from '@tanstack/react-query'
import { jobQuery } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Part } from '#src/features/jobs/Part.tsx'
import { Terms } from '#src/features/jobs/Terms.tsx'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { Prose } from '#src/ui/Prose.tsx'
import { SkeletonParts } from '#src/ui/SkeletonParts.tsx'

/** The work and the terms of an open job. */
export function JobTerms({ id }: { id: number }) {
  const t = useTexts('processes').recommendation
  const { loading } = useTexts('common')
  const { data: job, isPending, isFetching, error, refetch } = useQuery(jobQuery(useLang(), id))
  if (isPending) return <SkeletonParts parts={['facts']} label={loading} />
  if (!job) return <ListFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <Part title={t.work}>
        <Prose>
          {job.description.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Prose>
      </Part>
      <Terms job={job} />
    </>
  )
}
