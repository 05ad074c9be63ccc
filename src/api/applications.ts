import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type { AppliedJob as AppliedJobAnswer, ApplyAnswer, ApplyRequest } from './generated/client.schemas.ts'
import { getListAppliedJobsQueryKey, listAppliedJobs } from './generated/mypage/mypage.ts'
import { applyForJobs as send } from './generated/process/process.ts'
import { inLanguage } from './inLanguage.ts'
import { type WithAlias, named, withAlias } from './statuses.ts'

export type { ApplyAnswer, ApplyRequest } from './generated/client.schemas.ts'

export type AppliedJob = WithAlias<AppliedJobAnswer>

/** The jobs for which the person has applied, the latest application first; at most 100. */
export function appliedJobsQuery(lang: Lang) {
  const { query, request } = inLanguage(lang, getListAppliedJobsQueryKey())
  return queryOptions({
    ...query,
    queryFn: ({ signal }) =>
      named(listAppliedJobs(undefined, { ...request, signal }), ({ jobs }, aliasOf) => ({
        jobs: jobs.map((job) => withAlias(job, aliasOf)),
      })),
  })
}

/** Applies for jobs. Repeated calls with the same content and key apply once. */
export const applyForJobs = (lang: Lang, request: ApplyRequest, key: string): Promise<ApplyAnswer> =>
  send(request, { headers: { 'Accept-Language': lang, 'Idempotency-Key': key } })
