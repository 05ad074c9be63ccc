import { expect, test } from 'vitest'
import { IndustryGroup, SubIndustry } from '#openapi/generated/options.ts'
import { industriesOf, industryGroupOf } from './industries.ts'

test('each industry belongs to one group', () => {
  expect(IndustryGroup.flatMap(industriesOf)).toEqual([...SubIndustry])
})

test.each([
  ['cloud_data_center', 'web_internet_networking'],
  ['banking', 'finance_insurance_fintech_consulting'],
  ['it_consulting', 'finance_insurance_fintech_consulting'],
  ['travel_leisure', 'entertainment_game_web_media'],
  ['retail', 'retail_sales_distribution_manufacturer'],
  ['chemicals_materials', 'retail_sales_distribution_manufacturer'],
  ['others_general', 'others'],
] as const)('%s belongs to %s', (industry, group) => {
  expect(industryGroupOf(industry)).toBe(group)
})
