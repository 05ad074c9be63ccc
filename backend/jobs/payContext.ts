import { medianOf, middleOfRange } from '#domain/money.ts'
import type { JobFacts } from '../ports/jobs.ts'
import type { PayContext } from '../ports/jobSearch.ts'

/** The width of a step in yen a year (product-decisions §14). */
const PAY_STEP = 1_000_000
/** With fewer jobs a comparison says little, and could reveal single ones (product-decisions §14). */
const LEAST_JOBS = 5

/** Compares a job's pay with the middles of the ranges of all open jobs of its category, in ascending order. */
export function payContextOf(
  job: Pick<JobFacts, 'salaryMin' | 'salaryMax'>,
  middles: Float64Array,
): PayContext | null {
  if (middles.length < LEAST_JOBS) return null
  const middle = middleOfRange(job.salaryMin, job.salaryMax)
  return {
    jobs: middles.length,
    median: medianOf(middles),
    rank: middles.filter((other) => other > middle).length + 1,
    steps: stepsOf(middles),
  }
}

function stepsOf(ascending: Float64Array): PayContext['steps'] {
  const stepOf = (pay = 0) => Math.floor(pay / PAY_STEP)
  const first = stepOf(ascending[0])
  const counts = Array.from({ length: stepOf(ascending.at(-1)) - first + 1 }, () => 0)
  for (const middle of ascending) counts[stepOf(middle) - first] = (counts[stepOf(middle) - first] ?? 0) + 1
  return counts.map((jobs, index) => ({ from: (first + index) * PAY_STEP, jobs }))
}
