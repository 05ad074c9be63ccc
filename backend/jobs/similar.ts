import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import type { JobListing } from '../ports/jobs.ts'
import { type Bits, addAll, emptyBits, hasBit, keepCommon, removeAll } from './bits.ts'
import type { JobIndex } from './jobIndex.ts'

/** The number of similar jobs shown. */
const SIMILAR = 3

/** The number of levels that a similar job may ask for beyond the job, in each language. */
const LEVELS_MORE = 1

/** The weights of the reasons that sort similar jobs: each counts more than all after it. A job has fewer skills than `FOR_LEVELS`. */
const FOR_LEVELS = 1_000
const FOR_ABROAD = 1_000_000

/** The other open jobs, and a function that lists the places in a set, the latest change first. */
export type OtherJobs = { open: Bits; latest: (bits: Bits) => number[] }

/**
 * Returns the places of up to three similar jobs. None asks for more than one additional level of a language. Jobs of the same category
 * come first, then those of other categories with a skill in common. Within both groups, jobs for people abroad come first if the job is one,
 * then jobs without a higher requirement, then those with the most skills in common, then the latest change.
 */
export function similarPlaces(index: JobIndex, job: JobListing, { open, latest }: OtherJobs): number[] {
  const distance = distanceFrom(index, job)
  const ofCategory = index.filters.jobCategory.get(job.jobCategory) ?? emptyBits(index.capacity)
  const similar = nearest(latest(keepCommon(open.slice(), ofCategory)), distance)
  if (similar.length < SIMILAR) {
    const withSkill = skillsOf(index, job).reduce(addAll, emptyBits(index.capacity))
    const others = keepCommon(removeAll(withSkill, ofCategory), open)
    similar.push(...nearest(latest(others), distance))
  }
  return similar.slice(0, SIMILAR)
}

/** Returns the places with the smallest distance, of equal ones the first. */
function nearest(places: number[], distance: (place: number) => number): number[] {
  const best: { place: number; away: number }[] = []
  for (const place of places) {
    const away = distance(place)
    const last = best.at(SIMILAR - 1)
    if (away === Infinity || (last && last.away <= away)) continue
    best.push({ place, away })
    best.sort((one, other) => one.away - other.away).splice(SIMILAR)
  }
  return best.map(({ place }) => place)
}

/** Returns a function that measures how far the job at a place is from this one; infinite if it asks for too much. */
function distanceFrom(index: JobIndex, job: JobListing): (place: number) => number {
  const { japaneseLevel, englishLevel, applyFromAbroad } = index.filters
  const none = emptyBits(index.capacity)
  const fromAbroad = applyFromAbroad.get('true') ?? none
  const skills = skillsOf(index, job)
  const japanese = levelsFrom(JapaneseLevel, job.japaneseLevel).map(
    (level) => japaneseLevel.get(level) ?? none,
  )
  const english = levelsFrom(EnglishLevel, job.englishLevel).map((level) => englishLevel.get(level) ?? none)
  return (place) => {
    const moreJapanese = japanese.length - countAt(japanese, place)
    const moreEnglish = english.length - countAt(english, place)
    if (moreJapanese > LEVELS_MORE || moreEnglish > LEVELS_MORE) return Infinity
    const isCloser = job.applyFromAbroad && !hasBit(fromAbroad, place)
    return Number(isCloser) * FOR_ABROAD + (moreJapanese + moreEnglish) * FOR_LEVELS - countAt(skills, place)
  }
}

/** Returns the jobs with each skill of a job. */
function skillsOf({ filters }: JobIndex, job: JobListing): Bits[] {
  return job.itSkills
    .filter((skill) => skill !== 'none')
    .map((skill) => filters.itSkills.get(skill))
    .filter((bits) => bits !== undefined)
}

/** Returns a level and those above it. A job is in the sets of more of them, the less it asks for beyond the level. */
function levelsFrom<Level>(highestFirst: readonly Level[], level: Level): Level[] {
  return highestFirst.slice(0, highestFirst.indexOf(level) + 1)
}

/** Returns how many of the sets contain a place. */
function countAt(sets: Bits[], place: number): number {
  let count = 0
  for (const bits of sets) if (hasBit(bits, place)) count++
  return count
}
