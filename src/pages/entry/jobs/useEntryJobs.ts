import { PAGE_SIZE } from '#domain/limits.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { useSearchJobs } from '#src/api/jobs.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useChosenJobs } from '#src/features/favorites/entryStore.ts'
import { savedRows } from '#src/features/favorites/savedRows.ts'

export type EntryJob = { id: number; title: string; about: string; isClosed: boolean }

/** Loads jobs by their ids, in this order. Their titles are their numbers while loading and after a failure. */
export function useJobs(ids: number[]) {
  const lang = useLang()
  const t = useTexts('entry')
  const asked = useSearchJobs(
    lang,
    { job_id: [...ids].sort((a, b) => a - b), perPage: PAGE_SIZE.max },
    { query: { enabled: ids.length > 0 } },
  )
  const hasFailed = useHasFailed(asked)
  const { data, isFetching, refetch } = asked
  const rows = data && savedRows(ids, data)
  const jobs = ids.map((id): EntryJob => {
    const job = rows?.open.find(({ job_id }) => job_id === id)
    const gone = rows?.gone.find(({ job_id }) => job_id === id)
    return {
      id,
      title: job?.title ?? gone?.title ?? t.number({ id }),
      about: job ? [formatSalaryRange(job.salaryMin, job.salaryMax, lang), job.place].join(t.listed) : '',
      isClosed: gone !== undefined,
    }
  })
  return { jobs, hasFailed, isFetching, refetch }
}

/** The jobs that the entry applies for. */
export const useEntryJobs = () => useJobs(useChosenJobs())
