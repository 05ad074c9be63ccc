import { lastYear, leftPercent } from '#domain/placement.ts'
import type { placementProof as en } from '../en/placementProof.ts'

export const placementProof: typeof en = (placements) => {
  const { daysToOffer, note } = placements
  const year = lastYear(placements)
  const left = leftPercent(year)
  const parts = [
    ...(left === null ? [] : [`6カ月以内の離職は${left}%`]),
    ...(daysToOffer === undefined ? [] : [`企業のご相談から内定までは平均${daysToOffer}日`]),
  ]
  const rest = parts.length > 0 ? `${parts.join('、')}です。` : ''
  return `${year.fiscalYear}年度は${year.placed}人が就職しました。${rest}${note ? note.ja : ''}`
}
