import { expect, test } from 'vitest'
import { Prefecture, Region } from '#openapi/generated/options.ts'
import { prefecturesOf, regionOf } from './places.ts'

test('each of the 47 prefectures belongs to one of the seven regions', () => {
  expect(Region.flatMap(prefecturesOf)).toEqual([...Prefecture])
  expect(Prefecture).toHaveLength(47)
})

test.each([
  ['hokkaido_tohoku', 7],
  ['kanto', 7],
  ['joshinetsu_hokuriku', 6],
  ['tokai', 4],
  ['kansai', 6],
  ['chugoku_shikoku', 9],
  ['kyusyu_okinawa', 8],
] as const)('%s has %i prefectures', (region, count) => {
  expect(prefecturesOf(region)).toHaveLength(count)
})

test.each([
  ['tokyo', 'kanto'],
  ['mie', 'tokai'],
  ['niigata', 'joshinetsu_hokuriku'],
  ['okinawa', 'kyusyu_okinawa'],
] as const)('%s lies in %s', (prefecture, region) => {
  expect(regionOf(prefecture)).toBe(region)
})
