import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGE_SIZE } from '#domain/limits.ts'
import { searchJobsQuery } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { savedRows } from './savedRows.ts'

/** Most jobs that one call answers. */
export const JOBS_A_PAGE = PAGE_SIZE.max

/** Loads saved jobs, at most a page of them. */
export function useSavedJobs(ids: number[]) {
  const lang = useLang()
  const asked = useAsked(ids)
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...searchJobsQuery(lang, { job_id: asked, perPage: JOBS_A_PAGE }),
    placeholderData: keepPreviousData,
  })
  return {
    // Jobs that were just added in another tab are not gone: the answer about them is on its way.
    rows: data && savedRows(isPlaceholderData ? ids.filter((id) => isIn(data, id)) : ids, data),
    isError,
    isFetching,
    retry: () => void refetch(),
  }
}

type Answer = { jobs: { job_id: number }[]; closed: { job_id: number }[] }

const isIn = ({ jobs, closed }: Answer, id: number) => [...jobs, ...closed].some((job) => job.job_id === id)

/** The ids to ask for. They change when there is a new one; a job that is removed needs no new answer. */
function useAsked(ids: number[]): number[] {
  const [asked, setAsked] = useState(ids)
  if (ids.every((id) => asked.includes(id))) return asked
  setAsked(ids)
  return ids
}
