/** Every page of the table in each of its languages, and searches with further states of the list. */

import { isInApplicantArea, layoutRules } from '#src/routes/layoutRules.ts'
import { type SitePage, addressOf, pathsOf, sitePages } from '../support/sitePages.ts'
import { audit, auditContent, auditLayout } from './audit/audit.ts'
import { prepare } from './support/prepare.ts'
import { expect, test as base } from './support/test.ts'

const test = base.extend<object, { listed: string[] }>({
  /** The paths of the sitemap. */
  listed: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      const response = await request.get(`${process.env.SITE_URL}/sitemap.xml`)
      await use(pathsOf(await response.text()))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

// All pages of a worker open in one tab, without the cookies and data of the page before. Its process has compiled the scripts already: 53
// audited pages took 90 s of the processor, 95 s with a new tab for each.
test.use({ reuseContext: true })

/** Adds a query and a hash, which a change of the language preserves. No element has this hash, so the focus stays at the start. */
const withMore = (path: string) => `${path}${path.includes('?') ? '&' : '?'}utm_source=mail#nothing`

/** The embedded card has no script, header or footer (interfaces §12). */
const isCard = ({ row }: SitePage) => layoutRules[row.layout].isEmbedded

/** Returns whether the server sends the page itself, not its waiting state. */
const isRendered = ({ row }: SitePage) => !row.guards && !isInApplicantArea(row)

for (const target of sitePages.filter((each) => !isCard(each))) {
  const { id, lang } = target
  test(`${id} (${lang})`, async ({ open, page, listed }) => {
    const path = addressOf(target, listed)
    await prepare(page, target)
    const response = await open(path)
    expect(response.status()).toBe(200)
    // A guard that refuses redirects to another page.
    await expect(page).toHaveURL(path)
    // The placeholder of a personal page has a heading, too.
    await expect(page.locator('[aria-busy=true] > h1')).toHaveCount(0)
    await audit(page, { lang, ...(isRendered(target) && { response }) })
  })
}

/** Differs by layout and language, and for pages in one language only, which link to another page. */
const kindOf = ({ lang, row }: SitePage) => `${row.layout} ${lang} ${row.only ?? ''}`

for (const target of new Map(
  sitePages.filter((each) => !isCard(each)).map((each) => [kindOf(each), each]),
).values()) {
  test(`the layout of ${target.id} (${target.lang})`, async ({ open, page, listed }) => {
    await prepare(page, target)
    await open(withMore(addressOf(target, listed)))
    await auditLayout(page, target)
  })
}

for (const target of sitePages.filter(isCard)) {
  test(`${target.id} (${target.lang})`, async ({ page, listed }) => {
    await page.goto(addressOf(target, listed))
    await auditContent(page, target.lang)
  })
}

const long = { ja: 'あ'.repeat(120), en: 'w'.repeat(200) }

for (const [name, query] of [
  [
    'with filters and values that are ignored',
    '?jobCategory=qa,bridge_se,wizard&japaneseLevel=business_level_jp&location=kanto,hokkaido_tohoku,atlantis&itSkills=python,ruby_on_rails',
  ],
  ['without a result', '?salary=14000000&searchWord='],
  ['past the last page', `?page=99&location=${'atlantis'.repeat(20)}`],
] as const) {
  for (const lang of ['ja', 'en'] as const) {
    test(`a search ${name} (${lang})`, async ({ open, page }) => {
      const path = lang === 'ja' ? '/jobs' : '/en/jobs'
      const response = await open(path + query + (query.endsWith('searchWord=') ? long[lang] : ''))
      await audit(page, { lang, response })
    })
  }
}

for (const [lang, path] of [
  ['ja', '/nope'],
  ['en', '/en/nope'],
] as const) {
  test(`the page for unknown addresses (${lang})`, async ({ open, page, faults }) => {
    faults.expect(/^404 /)
    faults.expect(new RegExp(`^Page Not Found: ${path}$`))
    const response = await open(path)
    expect(response.status()).toBe(404)
    await audit(page, { lang, response })
  })
}
