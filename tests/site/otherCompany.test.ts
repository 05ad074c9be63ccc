/** A site with the facts of another company than the sample's, and the sample's content. */

import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { otherCompany, sampleFactsIn } from '../support/companies.ts'
import { addressOf, sitePages } from '../support/sitePages.ts'
import { type TestSite, createTestSite } from './support/site.ts'

let site: TestSite
let listed: string[]

beforeAll(async () => {
  site = await createTestSite({ company: otherCompany })
  listed = await site.listed()
})

/** Cards in frames have no footer. */
const hasFooter = (id: string) => id !== 'articleEmbed'

test.each(sitePages.map((page) => ({ name: `${page.id} (${page.lang})`, page })))(
  'the page $name shows its facts only',
  async ({ page }) => {
    const { html } = await site.open(addressOf(page, listed))
    expect(sampleFactsIn(html)).toEqual([])
    if (!hasFooter(page.id)) return
    expect(html).toContain(otherCompany.name[page.lang])
    expect(html).toContain(otherCompany.licence.number[page.lang])
  },
)

describe.each(languages)('in %s', (lang) => {
  const root = lang === 'ja' ? '' : '/en'
  const { name, address, phone, representative, emails, officers } = otherCompany

  test.each([
    ['/company', [name, address, phone, representative]],
    ['/privacy', [name, address, phone, representative, officers.privacy]],
    ['/privacy/member_reg', [name, address, phone, officers.privacy]],
    ['/inquiry/privacy', [name, address, phone, officers.privacy]],
    ['/attention', [name, address, phone, otherCompany.court, otherCompany.licence.number]],
    ['/recruiting', [phone]],
  ])('%s has them', async (path, facts) => {
    const { html } = await site.open(root + path)
    for (const fact of facts) expect(html).toContain(fact[lang])
  })

  test('the fee, the refunds and the figures are its own', async () => {
    const recruiting = (await site.open(`${root}/recruiting`)).html
    for (const text of ['30%', '70%', emails.recruiting, '41']) expect(recruiting).toContain(text)
    expect(recruiting).not.toMatch(/35%|80%|186/)
    const home = (await site.open(root || '/')).html
    expect(home).toMatch(/41 people|41人/)
  })

  test('structured data names it', async () => {
    const { structuredData } = await site.open(root || '/')
    expect(structuredData).toContainEqual(
      expect.objectContaining({ '@type': 'Organization', name: name[lang] }),
    )
  })
})

test('all facts are in the documents of pages that show them, and in a file for the others', async () => {
  expect(await (await site.get('/company.json')).json()).toEqual(otherCompany)
  expect((await site.open('/company')).html).toContain(`"facts":${JSON.stringify(otherCompany)}`)
  expect((await site.open('/jobs')).html).toContain('"facts":null')
})

test('the disclosures have its officers, licence and labour bureau', async () => {
  const { html } = await site.open('/security-acts/32')
  const { officers, licence, labourBureau, fee } = otherCompany
  const facts = [officers.placement, officers.complaints, licence.number, labourBureau].map(({ ja }) => ja)
  for (const fact of [...facts, '2025年1月1日', `${fee.percent}％`, '41人']) expect(html).toContain(fact)
})

describe('a new company', () => {
  const { placements: _, staff: __, story: ___, access: ____, ...facts } = otherCompany
  const fee = { percent: 30, refunds: [] }

  test.each(['/', '/company', '/recruiting', '/security-acts/32', '/en', '/en/company', '/en/recruiting'])(
    'without figures, refunds and history has a right page %s',
    async (path) => {
      const fresh = await createTestSite({ company: { ...facts, fee }, sample: false })
      const { status, html } = await fresh.open(path)
      expect(status).toBe(200)
      const shown = html.replaceAll(/<script[^]*?<\/script>/g, '')
      expect(shown).not.toMatch(/NaN|undefined|null%|\[object/)
      expect(shown).not.toMatch(/<(ul|ol|dl|tbody)[^>]*><\/\1>/)
    },
  )
})
