import { DAYS_TO_OFFER, lastYear, leftPercent } from '#domain/placement.ts'

/** The placement figures of the last year, for employers and candidates. */
export const placementNumbers = {
  title: `Fiscal ${lastYear.fiscalYear} in figures`,
  period: `April ${lastYear.fiscalYear} to March ${lastYear.fiscalYear + 1}. Sample figures.`,
  list: [
    { value: String(lastYear.placed), unit: 'people', label: 'found work through us' },
    { value: leftPercent(lastYear), unit: '%', label: 'left within six months of joining' },
    {
      value: String(DAYS_TO_OFFER),
      unit: 'days',
      label: 'on average from an employer’s first call to an offer',
    },
  ],
}
