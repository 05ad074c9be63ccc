/** Each advisor is one person on every page: the page about the company introduces them all. */

import { expect, test } from 'vitest'
import { advisorProfiles as advisors } from '#content/advisors.ts'
import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { createTestSite } from './support/site.ts'

const site = await createTestSite()

/** Returns the texts of a page, without markup. */
const textsOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]+>/g, '')

test('the page about the company introduces every advisor, in both scripts', async () => {
  const texts = textsOf((await site.open('/company')).html)
  for (const advisor of advisors)
    for (const text of [advisor.ja.name, advisor.en.name, advisor.ja.field, advisor.ja.languages])
      expect(texts).toContain(text)
})

test.each(languages)('jobs and stories name one of these advisors (%s)', async (lang) => {
  const names = advisors.map((advisor) => advisor[lang].name)
  const { jobs } = await (await site.get('/api/v1/job?perPage=10')).json()
  const pages = [
    ...jobs.map(({ job_id: id }: { job_id: number }) => href(lang, 'job', { id })),
    ...[1, 2, 3].map((id) => href(lang, 'case', { id })),
  ]
  for (const path of pages) {
    const texts = textsOf((await site.open(path)).html)
    expect(
      names.filter((name) => texts.includes(name)),
      `advisors at ${path}`,
    ).not.toEqual([])
  }
})
