/** Japanese has no space after a full stop, a comma or a colon: all texts of the sample and of the interface. */

import { expect, test } from 'vitest'
import { advisorProfiles } from '#content/advisors.ts'
import { articles } from '#content/articles/index.ts'
import { sampleCompany } from '#content/company.ts'
import { jobs } from '#content/jobs/index.ts'
import { stories } from '#content/stories/index.ts'
import { loaders } from '#i18n/ja/index.ts'

/** Returns all texts within a value; of functions, their source text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [value.toString()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const spaceAfter = /.{0,12}[。、：！？][ \u{a0}](?=[^\s'"`]).{0,12}/gu

test.each([
  ['jobs', jobs],
  ['stories', stories],
  ['articles', articles],
  ['advisors', advisorProfiles],
  ['company', sampleCompany],
])('%s', (_, content) => {
  const texts = textsOf(content)
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.flatMap((text) => text.match(spaceAfter) ?? [])).toEqual([])
})

test('the interface', async () => {
  const dictionaries = await Promise.all(Object.values(loaders).map((load) => load()))
  expect(textsOf(dictionaries).flatMap((text) => text.match(spaceAfter) ?? [])).toEqual([])
})
