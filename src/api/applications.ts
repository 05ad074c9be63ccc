import type { Lang } from '#domain/lang.ts'
import type { ApplyAnswer, ApplyRequest } from './generated/client.schemas.ts'
import { getListAppliedJobsQueryKey, getListAppliedJobsQueryOptions } from './generated/mypage/mypage.ts'
import { applyForJobs as send } from './generated/process/process.ts'
import { inLanguage } from './inLanguage.ts'

export type { AppliedJob, ApplyAnswer, ApplyRequest } from './generated/client.schemas.ts'

/** The jobs for which the person has applied, the latest application first; at most 100. */
export const appliedJobsQuery = (lang: Lang) =>
  getListAppliedJobsQueryOptions(undefined, inLanguage(lang, getListAppliedJobsQueryKey()))

/** Applies for jobs. Repeated calls with the same content and key apply once. */
export const applyForJobs = (lang: Lang, request: ApplyRequest, key: string): Promise<ApplyAnswer> =>
  send(request, { headers: { 'Accept-Language': lang, 'Idempotency-Key': key } })
