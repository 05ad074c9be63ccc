import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import type { JobListing } from '../ports/jobs.ts'
import { type Bits, addAll, emptyBits, hasBit, keepCommon, removeAll } from './bits.ts'
import type { JobIndex } from './jobIndex.ts'

/** The number of similar jobs shown. */
const SIMILAR = 3

/** The number of levels that a similar job may ask for beyond the job, in each language. */
const LEVELS_MORE = 1

/**
 * A job that may be similar: its place, whether people abroad lose the way in, the levels that it asks for beyond the job, and the skills in
 * common.
 */
type Candidate = { place: number; isCloser: boolean; more: number[]; skills: number }

/** The other open jobs, and a function that lists the places in a set, the latest change first. */
export type OtherJobs = { open: Bits; latest: (bits: Bits) => number[] }

/**
 * Returns the places of up to three similar jobs. None asks for more than one additional level of a language. Jobs of the same category
 * come first, then those of other categories with a skill in common. Within both groups, jobs for people abroad come first if the job is one,
 * then jobs without a higher requirement, then those with the most skills in common, then the latest change.
 */
export function similarPlaces(index: JobIndex, job: JobListing, { open, latest }: OtherJobs): number[] {
  const measure = measureFor(index, job)
  const ofCategory = index.filters.jobCategory.get(job.jobCategory) ?? emptyBits(index.capacity)
  const similar = bestOf(latest(keepCommon(open.slice(), ofCategory)).map(measure))
  if (similar.length < SIMILAR) {
    const withSkill = skillsOf(index, job).reduce(addAll, emptyBits(index.capacity))
    const others = keepCommon(removeAll(withSkill, ofCategory), open)
    similar.push(...bestOf(latest(others).map(measure)))
  }
  return similar.slice(0, SIMILAR).map(({ place }) => place)
}

function bestOf(candidates: Candidate[]): Candidate[] {
  return candidates
    .filter(({ more }) => more.every((levels) => levels <= LEVELS_MORE))
    .sort(
      (a, b) => Number(a.isCloser) - Number(b.isCloser) || sum(a.more) - sum(b.more) || b.skills - a.skills,
    )
}

/** Returns a function that compares the job at a place with this one. */
function measureFor(index: JobIndex, job: JobListing): (place: number) => Candidate {
  const { japaneseLevel, englishLevel, applyFromAbroad } = index.filters
  const fromAbroad = applyFromAbroad.get('true') ?? emptyBits(index.capacity)
  const skills = skillsOf(index, job)
  const languages = [
    levelsFrom(JapaneseLevel, job.japaneseLevel).map((level) => japaneseLevel.get(level)),
    levelsFrom(EnglishLevel, job.englishLevel).map((level) => englishLevel.get(level)),
  ]
  return (place) => ({
    place,
    isCloser: job.applyFromAbroad && !hasBit(fromAbroad, place),
    more: languages.map((levels) => levels.length - countAt(levels, place)),
    skills: countAt(skills, place),
  })
}

/** Returns the jobs with each skill of a job. */
function skillsOf({ filters }: JobIndex, job: JobListing): Bits[] {
  return job.itSkills
    .filter((skill) => skill !== 'none')
    .map((skill) => filters.itSkills.get(skill))
    .filter((bits) => bits !== undefined)
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Returns a level and those above it. A job is in the sets of more of them, the less it asks for beyond the level. */
function levelsFrom<Level>(highestFirst: readonly Level[], level: Level): Level[] {
  return highestFirst.slice(0, highestFirst.indexOf(level) + 1)
}

/** Returns how many of the sets contain a place. */
function countAt(sets: (Bits | undefined)[], place: number): number {
  return sets.filter((bits) => bits !== undefined && hasBit(bits, place)).length
}
