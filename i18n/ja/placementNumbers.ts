import { DAYS_TO_OFFER, lastYear, leftPercent } from '#domain/placement.ts'
import type { placementNumbers as en } from '../en/placementNumbers.ts'

export const placementNumbers: typeof en = {
  title: `${lastYear.fiscalYear}年度の実績`,
  period: `${lastYear.fiscalYear}年4月から${lastYear.fiscalYear + 1}年3月まで。見本の数値です。`,
  list: [
    { value: String(lastYear.placed), unit: '人', label: '紹介により就職した人' },
    { value: leftPercent(lastYear), unit: '%', label: '入社後6カ月以内の離職' },
    { value: String(DAYS_TO_OFFER), unit: '日', label: '企業のご相談から内定までの平均' },
  ],
}
