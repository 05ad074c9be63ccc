import type { Placements } from '#domain/company.ts'
import { lastYear, leftPercent } from '#domain/placement.ts'

/** The placement figures of the last year, for employers and candidates. */
export function placementNumbers(placements: Placements) {
  const { daysToOffer, note } = placements
  const year = lastYear(placements)
  const left = leftPercent(year)
  const period = `April ${year.fiscalYear} to March ${year.fiscalYear + 1}.`
  return {
    title: `Fiscal ${year.fiscalYear} in figures`,
    period: note ? `${period} ${note.en}` : period,
    list: [
      { value: String(year.placed), unit: 'people', label: 'found work through us' },
      ...(left === null ? [] : [{ value: left, unit: '%', label: 'left within six months of joining' }]),
      ...(daysToOffer === undefined
        ? []
        : [
            {
              value: String(daysToOffer),
              unit: 'days',
              label: 'on average from an employer’s first call to an offer',
            },
          ]),
    ],
  }
}
