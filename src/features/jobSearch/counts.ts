import { type JobFilterName, byJobFilter } from '#domain/jobFilters.ts'
import type { JobFacets } from '#src/api/jobs.ts'

/** The number of jobs for each value of a filter; undefined while it is loading. */
export type Counts = ReadonlyMap<string, number> | undefined

/** Returns the counts of a response by filter and value. */
export function countsOf(facets: JobFacets | undefined): Record<JobFilterName, Counts> {
  return byJobFilter<Record<JobFilterName, Counts>>(
    (name) => facets && new Map(facets[name].map(({ value, count }) => [value, count])),
  )
}

/** Returns the number of jobs for a value: 0 when the response does not list it, undefined while loading. */
export function countOf(counts: Counts, value: string): number | undefined {
  return counts && (counts.get(value) ?? 0)
}

/** Returns whether a choice leads to jobs, or is chosen already and can be removed. */
export function isChoosable(value: string, chosen: readonly string[], counts: Counts): boolean {
  return countOf(counts, value) !== 0 || chosen.includes(value)
}
