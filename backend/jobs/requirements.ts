import type { Requirements } from '../ports/jobSearch.ts'
import type { JobFacts } from '../ports/records.ts'

type Facts = Omit<Requirements, 'jobs'>

/** The requirements of each job, by place: a small number for each combination that occurs. */
export type RequirementColumn = {
  add(place: number, job: JobFacts): void
  /** Counts the jobs of some places by their requirements, the most frequent first. */
  count(places: Iterable<number>): Requirements[]
}

export function createRequirementColumn(capacity: number): RequirementColumn {
  // There are 144 combinations at most.
  const numberAt = new Uint8Array(capacity)
  const numberOf = new Map<string, number>()
  const combinations: Facts[] = []

  return {
    add(place, { japaneseLevel, englishLevel, applyFromAbroad, visaSupport }) {
      const facts = { japaneseLevel, englishLevel, applyFromAbroad, visaSupport }
      const key = JSON.stringify(facts)
      const number = numberOf.get(key) ?? combinations.push(facts) - 1
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
  }
}
