export const areas = [
  'weights',
  'pages',
  'inp',
  'live',
  'traces',
  'api',
  'starts',
  'flood',
  'import',
  'memory',
  'large',
  'watch',
] as const

export type Area = (typeof areas)[number]

/** A measured value. */
export type Figure = {
  area: Area
  /** The page or call that was measured. */
  subject: string
  measure: string
  value: number
  /** The goal, as a maximum. */
  atMost?: number
  /** The goal, as a minimum. */
  atLeast?: number
}

export function missesGoal({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value > atMost || value < atLeast
}

/** Returns the middle value, or the mean of the two middle values. */
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

/** Returns the smallest value that this share of the values does not exceed. NaN for an empty list. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
