/**
 * What employers pay, and how many people were placed, as a placement business must disclose (Employment Security Act,
 * Art. 32-13 and 32-16). Sample figures.
 */

/** The fee, in percent of the theoretical pay of the first year, without tax. */
export const FEE_PERCENT = 35

/** How much of the fee is paid back when somebody leaves within so many months. */
export const refunds = [
  { months: 1, percent: 80 },
  { months: 3, percent: 50 },
  { months: 6, percent: 20 },
]

type Placements = {
  /** Begins in April. */
  fiscalYear: number
  placed: number
  /** Of these, with a contract without an end. */
  permanent: number
  /** Of the permanent, gone within six months, dismissals apart. */
  left: number
  /** Of the permanent, not known whether they stayed. */
  unknown: number
}

/** The last full year. */
export const lastYear: Placements = { fiscalYear: 2025, placed: 186, permanent: 184, left: 8, unknown: 5 }

export const earlierYears: Placements[] = [
  { fiscalYear: 2024, placed: 97, permanent: 95, left: 5, unknown: 3 },
]

/** April to September of the current year; who stays is not known yet. */
export const firstHalf = { fiscalYear: 2026, placed: 108, permanent: 107 }

/** How many in a hundred of the permanent left within six months, to one decimal. */
export function leftPercent({ left, permanent }: Placements): string {
  return ((left / permanent) * 100).toFixed(1)
}

/** Days from an employer's first call to an offer, on average of the last full year. */
export const DAYS_TO_OFFER = 38

/** The average fee by kind of work, in percent of the first year's pay, in the last full year: the same for everybody. */
export const averageFees = { engineering: FEE_PERCENT, creative: FEE_PERCENT, management: FEE_PERCENT }
