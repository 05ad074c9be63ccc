import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import type { JobListing } from '../ports/records.ts'
import { type Bits, hasBit } from './bits.ts'
import type { JobIndex } from './jobIndex.ts'

/** The number of similar jobs shown. */
const SIMILAR = 3

/**
 * Returns the places of the jobs that ask for no more Japanese and English than this one, or for the fewest levels more; then those
 * with the most skills in common, then the latest change. `candidates` are sorted by their last change.
 */
export function similarPlaces(index: JobIndex, job: JobListing, candidates: Iterable<number>): number[] {
  const { itSkills, japaneseLevel, englishLevel } = index.filters
  const skills = job.itSkills.map((skill) => itSkills.get(skill))
  const languages = [
    ...levelsFrom(JapaneseLevel, job.japaneseLevel).map((level) => japaneseLevel.get(level)),
    ...levelsFrom(EnglishLevel, job.englishLevel).map((level) => englishLevel.get(level)),
  ]
  return Array.from(candidates, (place) => ({
    place,
    languages: countAt(languages, place),
    skills: countAt(skills, place),
  }))
    .sort((a, b) => b.languages - a.languages || b.skills - a.skills)
    .slice(0, SIMILAR)
    .map(({ place }) => place)
}

/** Returns a level and those above it. A job is in the sets of more of them, the less it asks for beyond the level. */
function levelsFrom<Level>(highestFirst: readonly Level[], level: Level): Level[] {
  return highestFirst.slice(0, highestFirst.indexOf(level) + 1)
}

/** Returns how many of the sets contain a place. */
function countAt(sets: (Bits | undefined)[], place: number): number {
  return sets.filter((bits) => bits !== undefined && hasBit(bits, place)).length
}
