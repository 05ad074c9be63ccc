import { useQuery } from '@tanstack/react-query'
import { useLang } from '#src/context/language.ts'
import { type JobCounts, jobCountsQuery } from './jobCounts.ts'

/** The numbers of open jobs; undefined while loading and after a failure. No number is shown then. */
export function useJobCounts(): JobCounts | undefined {
  return useQuery(jobCountsQuery(useLang())).data
}
