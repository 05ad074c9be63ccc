import { Fragment, type ReactNode } from 'react'
import { fitOf } from '#domain/fit/fit.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { type Job, useSearchJobs } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'
import type { RenderJob } from './JobsAt.tsx'
import { similarForPerson } from './similarForPerson.ts'
import { useConditions } from './useConditions.ts'

interface SimilarForPersonProps {
  job: Job
  renderJob: RenderJob
  /** The similar jobs of the server, shown unless some do not fit the person. */
  children: ReactNode
}

/** The similar jobs of a job, with others of its category in the place of those that do not fit. Nothing about the person is sent. */
export function SimilarForPerson({ job, renderJob, children }: SimilarForPersonProps) {
  const { job_id, jobCategory, similar } = job
  const { conditions } = useConditions()
  const isWanted = conditions !== null && similar.some((each) => fitOf(each, conditions).verdict === 'no')
  const { data } = useSearchJobs(
    useLang(),
    { jobCategory: [jobCategory], perPage: PAGE_SIZE.max },
    { query: { enabled: isWanted, meta: extra } },
  )
  if (!isWanted || !data) return children
  const others = data.jobs.filter((other) => other.job_id !== job_id)
  return similarForPerson(similar, others, conditions).map((each) => (
    <Fragment key={each.job_id}>{renderJob(each)}</Fragment>
  ))
}
