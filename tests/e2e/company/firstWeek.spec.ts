/** A company's first week: from an empty store to a person with an offer, who is erased in the end. */

import { type Lang, languages } from '#domain/lang.ts'
import { loadAllTexts } from '#i18n/load.ts'
import { test as base } from '../support/test.ts'
import { FirstWeek } from './firstWeek.ts'
import { type Company, type Database, startCompany } from './support.ts'

/** Each database and each language once: no text depends on the database, and jobs are searched in memory. */
const weeks: [Database, Lang][] = [
  ['PGlite', 'ja'],
  ['PostgreSQL', 'en'],
]

const test = base.extend<{ database: Database; company: Company }>({
  database: ['PGlite', { option: true }],
  company: async ({ database }, use) => {
    const company = await startCompany(database)
    await use(company)
    await company.stop()
  },
  baseURL: ({ company }, use) => use(company.site.url),
})

test.beforeAll(async () => void (await Promise.all(languages.map(loadAllTexts))))

for (const [database, lang] of weeks)
  test.describe(database, () => {
    test.use({ database })
    test(`the first week of a company (${lang})`, async ({ company, page, open }) => {
      const week = new FirstWeek(company, page, lang, open)
      await test.step('an empty store', () => week.expectEmpty())
      await test.step('content is imported', () => week.importContent())
      await test.step('a person registers', () => week.register())
      await test.step('a recommendation', () => week.recommend())
      await test.step('a question and its reply', () => week.askAndReply())
      await test.step('an application', () => week.apply())
      await test.step('the ledger of consent', () => week.agree())
      await test.step('all stages to the offer', () => week.moveToOffer())
      await test.step('another application is withdrawn', () => week.withdraw())
      await test.step('a disclosure', () => week.disclose())
      await test.step('an erasure', () => week.erase())
    })
  })
