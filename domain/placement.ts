/** Figures of placements (Employment Security Act, Art. 32-16). */

import type { Placements } from './company.ts'

type Year = Placements['years'][number]

/** Returns the latest full fiscal year. */
export function lastYear({ years }: Placements): Year {
  const latest = years.toSorted((a, b) => b.fiscalYear - a.fiscalYear)[0]
  if (!latest) throw new Error('There are no figures of placements')
  return latest
}

/** Returns the percentage of permanent placements that left within six months, with one decimal; null without permanent placements. */
export function leftPercent({ left, permanent }: Year): string | null {
  return permanent === 0 ? null : ((left / permanent) * 100).toFixed(1)
}
