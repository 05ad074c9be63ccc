import { middleOfRange } from '#domain/money.ts'
import type { Job } from '#src/api/jobs.ts'

const MILLION = 1_000_000
/** The scale's ends in the picture. */
const [START, END] = [30, 600]
/** The most stones in a column. In a larger category a stone stands for several jobs. */
export const MOST_STONES = 5
/** The most labels below the scale. */
const MOST_TICKS = 6

type Column = { x: number; stones: number }

/** Positions in the picture of a job's pay among others. */
export type PayScale = {
  /** The ends of the job's range. */
  left: number
  right: number
  /** The width of a stone. */
  width: number
  columns: Column[]
  /** The column of the job; its uppermost stone is the job. */
  own: Column
  ticks: { x: number; yen: number }[]
}

/** Places the pay of a job and the steps of its category on one scale, from a full million to a full million. */
export function payScale(
  job: Pick<Job, 'salaryMin' | 'salaryMax'>,
  { steps }: NonNullable<Job['payContext']>,
): PayScale {
  const low = Math.floor(Math.min(job.salaryMin, steps[0]?.from ?? job.salaryMin) / MILLION)
  const high = Math.ceil(Math.max(job.salaryMax, (steps.at(-1)?.from ?? 0) + MILLION) / MILLION)
  const x = (yen: number) => Math.round(START + ((yen / MILLION - low) / (high - low)) * (END - START))
  const unit = Math.ceil(Math.max(...steps.map(({ jobs }) => jobs)) / MOST_STONES)
  const columnOf = ({ from, jobs }: { from: number; jobs: number }) => ({
    x: x(from + MILLION / 2),
    stones: Math.ceil(jobs / unit),
  })
  const middle = middleOfRange(job.salaryMin, job.salaryMax)
  const step = steps.find(({ from }) => from <= middle && middle < from + MILLION)
  const every = Math.ceil((high - low + 1) / MOST_TICKS)
  return {
    left: x(job.salaryMin),
    right: x(job.salaryMax),
    width: Math.min(Math.round(((END - START) / (high - low)) * 0.85), 56),
    columns: steps.filter(({ jobs }) => jobs > 0).map(columnOf),
    own: columnOf(step ?? { from: middle - MILLION / 2, jobs: 1 }),
    ticks: Array.from(
      { length: Math.floor((high - low) / every) + 1 },
      (_, index) => (low + index * every) * MILLION,
    ).map((yen) => ({ x: x(yen), yen })),
  }
}
