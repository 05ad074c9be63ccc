import { useQuery } from '@tanstack/react-query'
import { useLang } from '#src/context/language.ts'
import { type JobCounts, jobCountsQuery } from './jobCounts.ts'

/** How many jobs are open; undefined where that could not be learned, and then no number is shown. */
export function useJobCounts(): JobCounts | undefined {
  return useQuery(jobCountsQuery(useLang())).data
}
