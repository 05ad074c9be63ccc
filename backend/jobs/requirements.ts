import type { Requirements } from '../ports/jobSearch.ts'
import type { JobFacts } from '../ports/jobs.ts'

type Facts = Omit<Requirements, 'jobs'>

/** The requirements of each job, by place: a small number for each combination that occurs. */
export type RequirementColumn = {
  add(place: number, job: JobFacts): void
  /** Counts the jobs of some places by their requirements, the most frequent first. */
  count(places: Iterable<number>): Requirements[]
  /** Returns for each place the index of its requirements in `counted`. */
  sequence(places: number[], counted: Requirements[]): number[]
}

/** The largest number that the column stores. The facts of today have 144 combinations. */
const LARGEST_NUMBER = 2 ** 16 - 1

export function createRequirementColumn(capacity: number): RequirementColumn {
  const numberAt = new Uint16Array(capacity)
  const numberOf = new Map<string, number>()
  const combinations: Facts[] = []

  return {
    add(place, job) {
      const key = keyOf(job)
      const number = numberOf.get(key) ?? combinations.push(factsOf(job)) - 1
      // The array would store a larger number as another one.
      if (number > LARGEST_NUMBER) throw new RangeError('There are too many combinations of requirements')
      numberOf.set(key, number)
      numberAt[place] = number
    },
    count(places) {
      const counts = new Uint32Array(combinations.length)
      for (const place of places) {
        const number = numberAt[place] ?? 0
        counts[number] = (counts[number] ?? 0) + 1
      }
      return combinations
        .map((facts, number) => ({ ...facts, jobs: counts[number] ?? 0 }))
        .filter(({ jobs }) => jobs > 0)
        .sort((one, other) => other.jobs - one.jobs)
    },
    sequence(places, counted) {
      const indexOf = new Map(counted.map((facts, index) => [numberOf.get(keyOf(facts)) ?? 0, index]))
      return places.map((place) => indexOf.get(numberAt[place] ?? 0) ?? 0)
    },
  }
}

const factsOf = ({ japaneseLevel, englishLevel, applyFromAbroad, visaSupport }: Facts): Facts => ({
  japaneseLevel,
  englishLevel,
  applyFromAbroad,
  visaSupport,
})

const keyOf = (facts: Facts) => JSON.stringify(factsOf(facts))
