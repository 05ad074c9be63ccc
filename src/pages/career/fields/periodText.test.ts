import { expect, test } from 'vitest'
import { periodText } from './periodText.ts'

const ja = { lang: 'ja', present: '現在' } as const
const en = { lang: 'en', present: 'present' } as const
const start = { startYear: '2016', startMonth: '4', endYear: '', endMonth: '' }

test.each([
  [start, '2016年4月〜現在', '4/2016 – present'],
  [{ ...start, endYear: '2019', endMonth: '12' }, '2016年4月〜2019年12月', '4/2016 – 12/2019'],
  [{ ...start, startMonth: '' }, '2016年〜現在', '2016 – present'],
  [{ ...start, startYear: '', startMonth: '' }, '', ''],
])('%j', (period, japanese, english) => {
  expect(periodText(period, ja)).toBe(japanese)
  expect(periodText(period, en)).toBe(english)
})
