import type { JobFacets } from '#src/api/jobs.ts'
import type { ChoiceHandler } from './FilterChoice.tsx'

export type FacetName = keyof JobFacets

/** The number of jobs for each value of a filter; undefined while it is loading. */
export type Counts = ReadonlyMap<string, number> | undefined

/** Returns the counts of a response by filter and value. */
export function countsOf(facets: JobFacets | undefined): Record<FacetName, Counts> {
  const of = (name: FacetName): Counts =>
    facets && new Map(facets[name].map(({ value, count }) => [value, count]))
  return {
    applyFromAbroad: of('applyFromAbroad'),
    remote: of('remote'),
    employmentType: of('employmentType'),
    jobCategory: of('jobCategory'),
    location: of('location'),
    nationwideLocation: of('nationwideLocation'),
    salary: of('salary'),
    japaneseLevel: of('japaneseLevel'),
    englishLevel: of('englishLevel'),
    otherLanguageSkills: of('otherLanguageSkills'),
    itSkills: of('itSkills'),
    industryName: of('industryName'),
  }
}

/** Returns the number of jobs for a value: 0 when the response does not list it, undefined while loading. */
export function countOf(counts: Counts, value: string): number | undefined {
  return counts && (counts.get(value) ?? 0)
}

export interface ChoicesProps {
  name: FacetName
  labels: Record<string, string>
  chosen: readonly string[]
  counts: Counts
  onChange: ChoiceHandler
}

/** Returns whether a choice leads to jobs, or is chosen already and can be removed. */
export function isChoosable(value: string, chosen: readonly string[], counts: Counts): boolean {
  return countOf(counts, value) !== 0 || chosen.includes(value)
}
