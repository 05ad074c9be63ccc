import type { JobListing } from '../ports/records.ts'
import { type Bits, hasBit } from './bits.ts'
import type { JobIndex } from './jobIndex.ts'

/** The number of similar jobs shown. */
const SIMILAR = 3

/** Returns the places of the jobs with the most skills in common, then the latest change. `candidates` are sorted by their last change. */
export function similarPlaces(index: JobIndex, job: JobListing, candidates: Iterable<number>): number[] {
  const skills = job.itSkills
    .map((skill) => index.filters.itSkills.get(skill))
    .filter((bits) => bits !== undefined)
  const common = (place: number) => skills.filter((bits: Bits) => hasBit(bits, place)).length
  return Array.from(candidates, (place) => ({ place, common: common(place) }))
    .sort((a, b) => b.common - a.common)
    .slice(0, SIMILAR)
    .map(({ place }) => place)
}
