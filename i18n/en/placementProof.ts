import type { Placements } from '#domain/company.ts'
import { lastYear, leftPercent } from '#domain/placement.ts'

/** The placement figures of the last year as a sentence. */
export function placementProof(placements: Placements): string {
  const { daysToOffer, note } = placements
  const year = lastYear(placements)
  const left = leftPercent(year)
  const parts = [
    `${year.placed} people found work through us`,
    ...(left === null ? [] : [`${left}% left within six months`]),
    ...(daysToOffer === undefined
      ? []
      : [`employers made an offer ${daysToOffer} days after their first call on average`]),
  ]
  const sentence = `In fiscal ${year.fiscalYear}, ${new Intl.ListFormat('en').format(parts)}.`
  return note ? `${sentence} ${note.en}` : sentence
}
