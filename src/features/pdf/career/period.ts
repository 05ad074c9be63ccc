import { words } from './look.ts'

type Period = {
  startYear: number | null
  startMonth: number | null
  endYear: number | null
  endMonth: number | null
}

/** Writes a period: 「2016年4月〜2019年3月」, 「2016年4月〜現在」. Empty without a start. */
export function periodText({ startYear, startMonth, endYear, endMonth }: Period): string {
  if (startYear === null) return ''
  const end = endYear === null ? words.present : monthText(endYear, endMonth)
  return `${monthText(startYear, startMonth)}〜${end}`
}

const monthText = (year: number, month: number | null) => `${year}年${month === null ? '' : `${month}月`}`
