import { lastYear, leftPercent } from '#domain/placement.ts'
import type { placementNumbers as en } from '../en/placementNumbers.ts'

export const placementNumbers: typeof en = (placements) => {
  const { daysToOffer, note } = placements
  const year = lastYear(placements)
  const left = leftPercent(year)
  const period = `${year.fiscalYear}年4月から${year.fiscalYear + 1}年3月まで。`
  return {
    title: `${year.fiscalYear}年度の実績`,
    period: note ? period + note.ja : period,
    list: [
      { value: String(year.placed), unit: '人', label: '紹介により就職した人' },
      ...(left === null ? [] : [{ value: left, unit: '%', label: '入社後6カ月以内の離職' }]),
      ...(daysToOffer === undefined
        ? []
        : [{ value: String(daysToOffer), unit: '日', label: '企業のご相談から内定までの平均' }]),
    ],
  }
}
