import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type { JobCategory } from '#openapi/generated/options.ts'
import { type JobFacets, countJobs } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'

/** The minimum salary, in yen a year, of the jobs that the home page counts as well paid. */
export const HIGH_SALARY = 10_000_000

/** The counts that the home page shows; the API's others are dropped because the page contains the data. */
export type JobCounts = {
  total: number
  /** By category; categories without jobs are left out. */
  byCategory: Partial<Record<JobCategory, number>>
  noJapanese: number
  nationwide: number
  highSalary: number
}

/** The query for the numbers of open jobs. */
export const jobCountsQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['jobCounts', lang],
    meta: extra,
    queryFn: async ({ signal }) => {
      const { total, facets } = await countJobs(lang, signal)
      return toCounts(total, facets)
    },
  })

function toCounts(total: number, facets: JobFacets | undefined): JobCounts {
  const countOf = (name: keyof JobFacets, wanted: string) =>
    facets?.[name].find(({ value }) => value === wanted)?.count ?? 0
  return {
    total,
    byCategory: Object.fromEntries(facets?.jobCategory.map(({ value, count }) => [value, count]) ?? []),
    noJapanese: countOf('japaneseLevel', 'none_jp'),
    nationwide: countOf('nationwideLocation', 'true'),
    highSalary: countOf('salary', String(HIGH_SALARY)),
  }
}

/** The numbers of open jobs; undefined while loading and after a failure. No number is shown then. */
export function useJobCounts(): JobCounts | undefined {
  return useQuery(jobCountsQuery(useLang())).data
}
