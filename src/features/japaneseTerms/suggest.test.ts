import { expect, test } from 'vitest'
import { suggestionsFor } from './suggest.ts'

/** The first suggested line. */
const first = (line: string) => suggestionsFor(line)[0]?.line

test.each([
  ['Pune University graduated', 'Pune University 卒業'],
  ['Pune University, grad', 'Pune University 卒業'],
  ['Graduated from Pune University', 'Pune University 卒業'],
  ['プネー大学 faculty of engineering', 'プネー大学 工学部'],
  ['joined Sample Systems', 'Sample Systems 入社'],
  ['Sample Systems, left for personal reasons', 'Sample Systems 一身上の都合により退社'],
  ['to the present', '現在に至る'],
  ['JLPT N2', '日本語能力試験 N2 合格'],
  ['driving licence', '普通自動車第一種運転免許 取得'],
  ['Highly skilled', '高度専門職'],
  ['株式会社見本（intern', '株式会社見本（インターンシップ'],
])('%s: %s', (typed, expected) => {
  expect(first(typed)).toBe(expected)
})

test.each(['', 'g', '株式会社見本 入社', 'Zyxw', '2019', 'Cloud '])('nothing for “%s”', (line) => {
  expect(suggestionsFor(line)).toEqual([])
})

test('at most six, each once', () => {
  const found = suggestionsFor('Sample de').map(({ ja }) => ja)
  expect(found.length).toBeGreaterThan(2)
  expect(found.length).toBeLessThanOrEqual(6)
  expect(new Set(found).size).toBe(found.length)
})
