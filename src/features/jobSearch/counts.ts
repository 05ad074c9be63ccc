import type { JobFacets } from '#src/api/jobs.ts'

export type FacetName = keyof JobFacets

/** How many jobs each value of a filter gives; undefined while that is not known. */
export type Counts = ReadonlyMap<string, number> | undefined

/** The counts of an answer by filter and value; a value that is not named has none. */
export function countsOf(facets: JobFacets | undefined): Record<FacetName, Counts> {
  const of = (name: FacetName): Counts =>
    facets && new Map(facets[name].map(({ value, count }) => [value, count]))
  return {
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

/** How many jobs a value gives: 0 where it is not named, undefined while nothing is known. */
export function countOf(counts: Counts, value: string): number | undefined {
  return counts && (counts.get(value) ?? 0)
}
