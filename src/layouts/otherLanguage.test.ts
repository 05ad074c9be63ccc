import { expect, test } from 'vitest'
import { pageIds, table } from '../routes/table.ts'
import { otherPath } from './otherLanguage.ts'

test.each([
  ['ja', '/', '/en'],
  ['en', '/en', '/'],
  ['en', '/en/', '/'],
  ['ja', '/jobs', '/en/jobs'],
  ['en', '/en/jobs', '/jobs'],
  ['en', '/en/jobs/detail/12', '/jobs/detail/12'],
] as const)('from the %s page %s to %s', (lang, from, to) => {
  expect(otherPath(lang, from, true)).toBe(to)
})

test.each(pageIds)('the path of %s is the same in both languages, but for the prefix', (id) => {
  const { path } = table[id]
  const english = path === '/' ? '/en' : `/en${path}`
  expect(otherPath('ja', path, true)).toBe(english)
  expect(otherPath('en', english, true)).toBe(path)
})

test('a page in one language only links to the home page of the other', () => {
  expect(otherPath('ja', '/blog/visa', false)).toBe('/en')
})
