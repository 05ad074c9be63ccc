import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGE_SIZE } from '#domain/limits.ts'
import { useSearchJobs } from '#src/api/jobs.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang } from '#src/context/language.ts'
import { savedRows } from './savedRows.ts'

/** The maximum number of jobs that one call returns. */
export const JOBS_A_PAGE = PAGE_SIZE.max

/** Loads saved jobs, at most `JOBS_A_PAGE`. */
export function useSavedJobs(ids: number[]) {
  const lang = useLang()
  const requested = useRequestedIds(ids)
  const query = useSearchJobs(
    lang,
    { job_id: requested, perPage: JOBS_A_PAGE },
    { query: { enabled: requested.length > 0, placeholderData: keepPreviousData } },
  )
  const { data, isPlaceholderData, isFetching, refetch } = query
  return {
    // Jobs just added in another tab are not missing: their response is still loading.
    rows: data && savedRows(isPlaceholderData ? ids.filter((id) => isIn(data, id)) : ids, data),
    hasFailed: useHasFailed(query),
    isFetching,
    refetch,
  }
}

type LoadedJobs = { jobs: { job_id: number }[]; closed: { job_id: number }[] }

const isIn = ({ jobs, closed }: LoadedJobs, id: number) =>
  [...jobs, ...closed].some((job) => job.job_id === id)

/** The ids to request. They change only when an id is added; a removed job needs no new request. */
function useRequestedIds(ids: number[]): number[] {
  const [requested, setRequested] = useState(ids)
  if (ids.every((id) => requested.includes(id))) return requested
  setRequested(ids)
  return ids
}
