/**
 * The fees and placement figures that a placement business must disclose (Employment Security Act, Art. 32-13 and 32-16).
 * Sample figures.
 */

/** The fee, in percent of the theoretical pay of the first year, without tax. */
export const FEE_PERCENT = 35

/** The refund, in percent of the fee, if the person leaves within a number of months. */
export const refunds = [
  { months: 1, percent: 80 },
  { months: 3, percent: 50 },
  { months: 6, percent: 20 },
]

type Placements = {
  /** Begins in April. */
  fiscalYear: number
  placed: number
  /** The part of `placed` with a permanent contract. */
  permanent: number
  /** The part of `permanent` that left within six months, without dismissals. */
  left: number
  /** The part of `permanent` for which it is unknown whether they stayed. */
  unknown: number
}

/** The last full year. */
export const lastYear: Placements = { fiscalYear: 2025, placed: 186, permanent: 184, left: 8, unknown: 5 }

export const earlierYears: Placements[] = [
  { fiscalYear: 2024, placed: 97, permanent: 95, left: 5, unknown: 3 },
]

/** April to September of the current year. Departures are not known yet. */
export const firstHalf = { fiscalYear: 2026, placed: 108, permanent: 107 }

/** Returns the percentage of permanent placements that left within six months, with one decimal. */
export function leftPercent({ left, permanent }: Placements): string {
  return ((left / permanent) * 100).toFixed(1)
}

/** The average number of days from an employer's first call to an offer, in the last full year. */
export const DAYS_TO_OFFER = 38

/** The average fee by kind of work in the last full year, in percent of the first year's pay. All employers pay the same. */
export const averageFees = { engineering: FEE_PERCENT, creative: FEE_PERCENT, management: FEE_PERCENT }
