import type { Requirements } from '../ports/jobSearch.ts'

export type RequirementFacts = Omit<Requirements, 'jobs' | 'pays'>

/** The requirements of each job, by place: a small number for each combination that occurs. */
export type RequirementColumn = {
  add(place: number, job: RequirementFacts): void
  /** The number of the combination at each place. */
  numbers: Uint16Array
  /** The combinations, by number. */
  combinations: readonly RequirementFacts[]
  /** Counts the jobs of some places by their requirements, the most frequent first, with the pay at each place. */
  count(places: Iterable<number>, payAt: (place: number) => number): Requirements[]
  /** Returns for each place the index of its requirements in `counted`. */
  sequence(places: number[], counted: RequirementFacts[]): number[]
}

/** The largest number that the column stores. The facts of today have 144 combinations. */
const LARGEST_NUMBER = 2 ** 16 - 1

export function createRequirementColumn(capacity: number): RequirementColumn {
  const numberAt = new Uint16Array(capacity)
  const numberOf = new Map<string, number>()
  const combinations: RequirementFacts[] = []

  return {
    numbers: numberAt,
    combinations,
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

const factsOf = ({
  japaneseLevel,
  englishLevel,
  applyFromAbroad,
  visaSupport,
}: RequirementFacts): RequirementFacts => ({
  japaneseLevel,
  englishLevel,
  applyFromAbroad,
  visaSupport,
})

const keyOf = (facts: RequirementFacts) => JSON.stringify(factsOf(facts))
