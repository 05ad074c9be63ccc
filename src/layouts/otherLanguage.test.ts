import { expect, test } from 'vitest'
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

test('a page in one language only links to the home page of the other', () => {
  expect(otherPath('ja', '/blog/visa', false)).toBe('/en')
})
