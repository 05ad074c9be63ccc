import type { Requirements } from '../ports/jobSearch.ts'
import type { JobFacts } from '../ports/jobs.ts'

type Facts = Omit<Requirements, 'jobs' | 'pays'>

/** The requirements of each job, by place: a small number for each combination that occurs. */
export type RequirementColumn = {
  add(place: number, job: JobFacts): void
  /** Counts the jobs of some places by their requirements, the most frequent first, with the pay at each place. */
  count(places: Iterable<number>, payAt: (place: number) => number): Requirements[]
  /** Returns for each place the index of its requirements in `counted`. */
  sequence(places: number[], counted: Facts[]): number[]
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
    count(places, payAt) {
      const pays = combinations.map((): number[] => [])
      for (const place of places) pays[numberAt[place] ?? 0]?.push(payAt(place))
      return combinations
        .map((facts, number) => {
          const ofFacts = pays[number] ?? []
          return { ...facts, jobs: ofFacts.length, pays: ofFacts.sort((one, other) => one - other) }
        })
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
