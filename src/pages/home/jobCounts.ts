import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type { JobCategory } from '#openapi/generated/options.ts'
import { extra } from '#src/api/extra.ts'
import { type JobFacets, countJobs } from '#src/api/jobs.ts'

/** The pay, in yen a year, from which the home page counts the well-paid jobs. */
export const HIGH_SALARY = 10_000_000

/** The few of the API's counts that the home page shows, so that the page stays small. */
export type JobCounts = {
  total: number
  /** By category; one without jobs is left out. */
  byCategory: Partial<Record<JobCategory, number>>
  noJapanese: number
  nationwide: number
  highSalary: number
}

/** How many jobs are open. */
export const jobCountsQuery = (lang: Lang) =>
  queryOptions({
    queryKey: [lang, 'jobCounts'],
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
