import type { Page } from '@playwright/test'
import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { JOB, sitePages } from './support/pages.ts'
import { ORIGIN } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** What a page tells search engines (schema.org). */
async function itemsOf(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

for (const lang of languages) {
  test(`the home page tells search engines of the site and the company (${lang})`, async ({ page }) => {
    await page.goto(href(lang, 'home'))
    const items = await itemsOf(page)
    expect(items).toContainEqual(
      expect.objectContaining({ '@type': 'Organization', url: ORIGIN + href(lang, 'home') }),
    )
    const target = { urlTemplate: `${ORIGIN}${href(lang, 'jobs')}?searchWord={search_term_string}` }
    expect(items).toContainEqual(
      expect.objectContaining({
        '@type': 'WebSite',
        inLanguage: lang,
        potentialAction: expect.objectContaining({
          '@type': 'SearchAction',
          target: expect.objectContaining(target),
          'query-input': 'required name=search_term_string',
        }),
      }),
    )
  })

  test(`the job page tells search engines of the job (${lang})`, async ({ page }) => {
    await page.goto(href(lang, 'job', { id: JOB }))
    const items = await itemsOf(page)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    expect(items).toContainEqual(
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: heading,
        description: expect.stringMatching(/\S/),
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+09:00$/),
        hiringOrganization: expect.anything(),
        jobLocation: expect.arrayContaining([expect.objectContaining({ '@type': 'Place' })]),
        identifier: expect.objectContaining({ value: String(JOB) }),
        url: ORIGIN + href(lang, 'job', { id: JOB }),
      }),
    )
    expect(items).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ position: 1, item: ORIGIN + href(lang, 'home') }),
        ]),
      }),
    )
  })
}

const details = sitePages.filter(({ id }) => ['job', 'case', 'article'].includes(id))

for (const { path } of details) {
  test(`${path} tells search engines the way to it`, async ({ page }) => {
    await page.goto(path)
    const crumbs = await page.locator('main nav').first().locator('li').allInnerTexts()
    const items = await itemsOf(page)
    const list = items.find((item) => JSON.stringify(item).includes('"@type":"BreadcrumbList"'))
    expect(list).toMatchObject({
      itemListElement: crumbs.map((_, at) => ({ '@type': 'ListItem', position: at + 1 })),
    })
  })
}

test('text in an address cannot end a script element of the page', async ({ page }) => {
  const attack = '</script><img src=x onerror=console.error("run")>'
  const response = await page.goto(`/en/jobs?searchWord=${encodeURIComponent(attack)}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('</script>').first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
