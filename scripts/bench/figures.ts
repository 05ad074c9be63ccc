export const areas = ['weights', 'pages', 'inp', 'api', 'flood'] as const

export type Area = (typeof areas)[number]

/** Something that was measured. */
export type Figure = {
  area: Area
  /** What it was measured on. */
  subject: string
  measure: string
  value: number
  /** The most that it should be. */
  atMost?: number
  /** The least that it should be. */
  atLeast?: number
}

export function missesGoal({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value > atMost || value < atLeast
}

/** The middle one of the values, or the mean of the two in the middle. */
export function median(values: number[]): number {
  return (
    (percentile(values, 0.5) +
      -percentile(
        values.map((value) => -value),
        0.5,
      )) /
    2
  )
}

/** The smallest value that this share of the values does not exceed; NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
