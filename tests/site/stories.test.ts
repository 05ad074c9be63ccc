import { expect, test } from 'vitest'
import { createTestSite } from './support/site.ts'

const site = await createTestSite()

test.each([
  ['/cases/1', 'D.P.さん', 'DP'],
  ['/en/cases/1', 'Mr. D.P.', 'DP'],
  ['/en/cases/2', 'Ms. C.Y.', 'CY'],
])(
  'the person of %s has an honorific in texts and data, none in the crest',
  async (path, person, letters) => {
    const page = await site.open(path)
    expect(page.html).toContain(`<b>${person}</b>`)
    expect(page.html).toMatch(new RegExp(`<text [^>]*>${letters}</text>`))
    expect(JSON.stringify(page.structuredData)).toContain(`"name":"${person}"`)
    expect(page.meta('description')).toContain(person)
    const list = await site.open(path.replace(/\/\d+$/, ''))
    expect(list.html).toContain(person)
  },
)
