import type { Lang } from '#domain/lang.ts'
import type { ChangeStatusRequest, InterviewRequest, Process, Result } from './generated/client.schemas.ts'
import {
  requestInterview as sendInterview,
  requestIntroduction as sendIntroduction,
} from './generated/mypage/mypage.ts'
import {
  changeProcessStatus,
  getGetProcessQueryKey,
  getGetProcessQueryOptions,
  getGetRecommendationQueryKey,
  getGetRecommendationQueryOptions,
  getListRecommendationsQueryKey,
  getListRecommendationsQueryOptions,
  getSearchProcessesQueryKey,
  getSearchProcessesQueryOptions,
} from './generated/process/process.ts'
import { inLanguage } from './inLanguage.ts'

export type { InterviewRequest, Process, ProcessList, ProcessSummary } from './generated/client.schemas.ts'

/** A page of the person's applications, the last changed first. */
export const applicationsQuery = (lang: Lang, page = 1) =>
  getSearchProcessesQueryOptions({ page }, inLanguage(lang, getSearchProcessesQueryKey({ page })))

/** The person's applications in one list, the last changed first; at most 100. A running one may have changed long ago. */
export const allApplicationsQuery = (lang: Lang) =>
  getSearchProcessesQueryOptions(
    { perPage: 100 },
    inLanguage(lang, getSearchProcessesQueryKey({ perPage: 100 })),
  )

/** The person's recommendations, the latest first; at most 100. */
export const recommendationsQuery = (lang: Lang) =>
  getListRecommendationsQueryOptions(
    { perPage: 100 },
    inLanguage(lang, getListRecommendationsQueryKey({ perPage: 100 })),
  )

/** An application or recommendation; `is_recommended` tells which. */
export const processQuery = (lang: Lang, id: number) =>
  getGetProcessQueryOptions(id, inLanguage(lang, getGetProcessQueryKey(id)))

/** A recommendation; fails with 404 for an application. */
export const recommendationQuery = (lang: Lang, id: number) =>
  getGetRecommendationQueryOptions(id, inLanguage(lang, getGetRecommendationQueryKey(id)))

/** Returns whether a query reads applications or recommendations, which every answer and application changes. */
export const isOfProcesses = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey.some(
    (part) => typeof part === 'string' && (part.startsWith('/process/') || part === '/applicant/applied-job'),
  )

/** Sends an answer to a recommendation. Repeated calls with the same content and key answer once. */
export const answerRecommendation = (
  lang: Lang,
  request: ChangeStatusRequest,
  key: string,
): Promise<Process> =>
  changeProcessStatus(request, { headers: { 'Accept-Language': lang, 'Idempotency-Key': key } })

/** Asks for a talk with an advisor. */
export const requestInterview = (lang: Lang, request: InterviewRequest): Promise<Result> =>
  sendInterview(request, { headers: { 'Accept-Language': lang } })

/** Asks the advisor for recommendations. */
export const requestIntroduction = (lang: Lang): Promise<Result> =>
  sendIntroduction({ headers: { 'Accept-Language': lang } })
