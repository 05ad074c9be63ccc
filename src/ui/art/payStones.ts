/** The pay of a job and of the open jobs of its category, in yen a year. */
export type PayFacts = {
  min: number
  max: number
  /** The middle of the job's range, which determines its place among the others. */
  middle: number
  /** The jobs in each step of a million yen, from the lowest. */
  steps: { from: number; jobs: number }[]
}

/** The most stones in a column. In a larger category a stone represents several jobs. */
const MOST_STONES = 5
/** The height of a stone with the gap below it. */
export const STONE = 11

const most = (steps: PayFacts['steps']) => Math.max(...steps.map(({ jobs }) => jobs))

export const jobsPerStone = (steps: PayFacts['steps']) => Math.ceil(most(steps) / MOST_STONES)

/** Returns the height that the highest column leaves free. */
export const freeHeight = (steps: PayFacts['steps']) =>
  (MOST_STONES - Math.ceil(most(steps) / jobsPerStone(steps))) * STONE
