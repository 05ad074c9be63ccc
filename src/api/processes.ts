/** Applications and recommendations of the person who is logged in. Their statuses have an alias (`statuses.ts`). */

import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type {
  AppliedJob as AppliedJobAnswer,
  Process as ProcessAnswer,
  ProcessList as ProcessListAnswer,
  ProcessSummary as ProcessSummaryAnswer,
  SearchProcessesParams,
} from './generated/client.schemas.ts'
import { getListAppliedJobsQueryKey, listAppliedJobs } from './generated/mypage/mypage.ts'
import {
  getGetProcessQueryKey,
  getGetRecommendationQueryKey,
  getListRecommendationsQueryKey,
  getProcess,
  getRecommendation,
  getSearchProcessesQueryKey,
  listRecommendations,
  searchProcesses,
} from './generated/process/process.ts'
import { isOneOf } from './queries.ts'
import { type WithAlias, type WithAliases, named, withAlias, withAliases } from './statuses.ts'

export type { ApplyAnswer, ConsentDocument, LedgerEntry } from './generated/client.schemas.ts'
export { useApplyForJobs, useChangeProcessStatus, useSubmitConsent } from './generated/process/process.ts'

export type AppliedJob = WithAlias<AppliedJobAnswer>
export type Process = WithAliases<ProcessAnswer>
export type ProcessSummary = WithAliases<ProcessSummaryAnswer>
export type ProcessList = Omit<ProcessListAnswer, 'items'> & { items: ProcessSummary[] }

/** A page of the person's applications, the last changed first. */
export const applicationsQuery = (lang: Lang, page = 1) => searchQuery(lang, { page })

/** The person's applications in one list, the last changed first; at most 100. A running one may have changed long ago. */
export const allApplicationsQuery = (lang: Lang) => searchQuery(lang, { perPage: 100 })

const searchQuery = (lang: Lang, params: SearchProcessesParams) =>
  queryOptions({
    queryKey: getSearchProcessesQueryKey(lang, params),
    queryFn: ({ signal }) => namedList(lang, searchProcesses(lang, params, { signal })),
  })

/** The person's recommendations, the latest first; at most 100. */
export function recommendationsQuery(lang: Lang) {
  const params = { perPage: 100 }
  return queryOptions({
    queryKey: getListRecommendationsQueryKey(lang, params),
    queryFn: ({ signal }) => namedList(lang, listRecommendations(lang, params, { signal })),
  })
}

/** An application or recommendation, depending on `is_recommended`. */
export const processQuery = (lang: Lang, id: number) =>
  queryOptions({
    queryKey: getGetProcessQueryKey(lang, id),
    queryFn: ({ signal }) => named(lang, getProcess(lang, id, { signal }), withAliases),
  })

/** A recommendation; fails with 404 for an application. */
export const recommendationQuery = (lang: Lang, id: number) =>
  queryOptions({
    queryKey: getGetRecommendationQueryKey(lang, id),
    queryFn: ({ signal }) => named(lang, getRecommendation(lang, id, { signal }), withAliases),
  })

/** The jobs that the person has applied for, the latest application first; at most 100. */
export const appliedJobsQuery = (lang: Lang) =>
  queryOptions({
    queryKey: getListAppliedJobsQueryKey(lang),
    queryFn: ({ signal }) =>
      named(lang, listAppliedJobs(lang, undefined, { signal }), ({ jobs }, aliasOf) => ({
        jobs: jobs.map((job) => withAlias(job, aliasOf)),
      })),
  })

/** Adds the aliases to the response of a call that changes a process. */
export const namedProcess = (lang: Lang, response: Promise<ProcessAnswer>): Promise<Process> =>
  named(lang, response, withAliases)

const namedList = (lang: Lang, list: Promise<ProcessListAnswer>): Promise<ProcessList> =>
  named(lang, list, (response, aliasOf) => ({
    ...response,
    items: response.items.map((item) => withAliases(item, aliasOf)),
  }))

/** Returns whether a query reads applications or recommendations, which every answer and application changes. */
const isOfProcesses = isOneOf([
  'searchProcesses',
  'listRecommendations',
  'getProcess',
  'getRecommendation',
  'listAppliedJobs',
])

/** Loads applications and recommendations again: at once where a page shows them. */
export function invalidateProcesses(client: QueryClient): void {
  void client.invalidateQueries({ predicate: isOfProcesses })
}

/** Removes applications and recommendations that no page shows. */
export function dropHiddenProcesses(client: QueryClient): void {
  client.removeQueries({ predicate: (query: Query) => isOfProcesses(query) && !query.isActive() })
}
