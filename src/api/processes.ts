import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type {
  ChangeStatusRequest,
  InterviewRequest,
  Process as ProcessAnswer,
  ProcessList as ProcessListAnswer,
  ProcessSummary as ProcessSummaryAnswer,
  Result,
  SearchProcessesParams,
} from './generated/client.schemas.ts'
import {
  requestInterview as sendInterview,
  requestIntroduction as sendIntroduction,
} from './generated/mypage/mypage.ts'
import {
  changeProcessStatus,
  getGetProcessQueryKey,
  getGetRecommendationQueryKey,
  getListRecommendationsQueryKey,
  getProcess,
  getRecommendation,
  getSearchProcessesQueryKey,
  listRecommendations,
  searchProcesses,
} from './generated/process/process.ts'
import { inLanguage } from './inLanguage.ts'
import { type WithAliases, named, withAliases } from './statuses.ts'

export type { InterviewRequest } from './generated/client.schemas.ts'

export type Process = WithAliases<ProcessAnswer>
export type ProcessSummary = WithAliases<ProcessSummaryAnswer>
export type ProcessList = Omit<ProcessListAnswer, 'items'> & { items: ProcessSummary[] }

/** A page of the person's applications, the last changed first. */
export const applicationsQuery = (lang: Lang, page = 1) => searchQuery(lang, { page })

/** The person's applications in one list, the last changed first; at most 100. A running one may have changed long ago. */
export const allApplicationsQuery = (lang: Lang) => searchQuery(lang, { perPage: 100 })

function searchQuery(lang: Lang, params: SearchProcessesParams) {
  const { query, request } = inLanguage(lang, getSearchProcessesQueryKey(params))
  return queryOptions({
    ...query,
    queryFn: ({ signal }) => namedList(searchProcesses(params, { ...request, signal })),
  })
}

/** The person's recommendations, the latest first; at most 100. */
export function recommendationsQuery(lang: Lang) {
  const params = { perPage: 100 }
  const { query, request } = inLanguage(lang, getListRecommendationsQueryKey(params))
  return queryOptions({
    ...query,
    queryFn: ({ signal }) => namedList(listRecommendations(params, { ...request, signal })),
  })
}

/** An application or recommendation; `is_recommended` tells which. */
export function processQuery(lang: Lang, id: number) {
  const { query, request } = inLanguage(lang, getGetProcessQueryKey(id))
  return queryOptions({
    ...query,
    queryFn: ({ signal }) => named(getProcess(id, { ...request, signal }), withAliases),
  })
}

/** A recommendation; fails with 404 for an application. */
export function recommendationQuery(lang: Lang, id: number) {
  const { query, request } = inLanguage(lang, getGetRecommendationQueryKey(id))
  return queryOptions({
    ...query,
    queryFn: ({ signal }) => named(getRecommendation(id, { ...request, signal }), withAliases),
  })
}

const namedList = (list: Promise<ProcessListAnswer>): Promise<ProcessList> =>
  named(list, (answer, aliasOf) => ({
    ...answer,
    items: answer.items.map((item) => withAliases(item, aliasOf)),
  }))

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
  named(
    changeProcessStatus(request, { headers: { 'Accept-Language': lang, 'Idempotency-Key': key } }),
    withAliases,
  )

/** Asks for a talk with an advisor. */
export const requestInterview = (lang: Lang, request: InterviewRequest): Promise<Result> =>
  sendInterview(request, { headers: { 'Accept-Language': lang } })

/** Asks the advisor for recommendations. */
export const requestIntroduction = (lang: Lang): Promise<Result> =>
  sendIntroduction({ headers: { 'Accept-Language': lang } })
