import type { CompanyValues } from '#domain/forms/career.ts'
import type { Lang } from '#domain/lang.ts'

type Period = Pick<CompanyValues, 'startYear' | 'startMonth' | 'endYear' | 'endMonth'>

/** Writes a period, 「2016年4月〜現在」 or "4/2016 – present"; '' without a start and an end. */
export function periodText(
  { startYear, startMonth, endYear, endMonth }: Period,
  { lang, present }: { lang: Lang; present: string },
): string {
  if (startYear === '' && endYear === '') return ''
  const month = (year: string, number: string) => {
    if (year === '') return ''
    if (lang === 'ja') return `${year}年${number && `${number}月`}`
    return number ? `${number}/${year}` : year
  }
  const end = endYear === '' ? present : month(endYear, endMonth)
  const dash = lang === 'ja' ? '〜' : ' – '
  return `${month(startYear, startMonth)}${dash}${end}`
}
