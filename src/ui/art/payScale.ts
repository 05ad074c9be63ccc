import { type PayFacts, jobsPerStone } from './payStones.ts'

const MILLION = 1_000_000
/** The scale's ends in the picture. */
const [START, END] = [30, 600]
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
export function payScale({ min, max, middle, steps }: PayFacts): PayScale {
  const low = Math.floor(Math.min(min, steps[0]?.from ?? min) / MILLION)
  const high = Math.ceil(Math.max(max, (steps.at(-1)?.from ?? 0) + MILLION) / MILLION)
  const x = (yen: number) => Math.round(START + ((yen / MILLION - low) / (high - low)) * (END - START))
  const unit = jobsPerStone(steps)
  const columnOf = ({ from, jobs }: { from: number; jobs: number }) => ({
    x: x(from + MILLION / 2),
    stones: Math.ceil(jobs / unit),
  })
  const step = steps.find(({ from }) => from <= middle && middle < from + MILLION)
  const every = Math.ceil((high - low + 1) / MOST_TICKS)
  return {
    left: x(min),
    right: x(max),
    width: Math.min(Math.round(((END - START) / (high - low)) * 0.85), 56),
    columns: steps.filter(({ jobs }) => jobs > 0).map(columnOf),
    own: columnOf(step ?? { from: middle - MILLION / 2, jobs: 1 }),
    ticks: Array.from(
      { length: Math.floor((high - low) / every) + 1 },
      (_, index) => (low + index * every) * MILLION,
    ).map((yen) => ({ x: x(yen), yen })),
  }
}
