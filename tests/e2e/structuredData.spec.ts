import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { JOB } from './support/pages.ts'
import { ORIGIN } from './support/site.ts'
import { expect, test } from './support/test.ts'

for (const lang of languages) {
  test(`the job page tells search engines of the job (${lang})`, async ({ page }) => {
    await page.goto(href(lang, 'job', { id: JOB }))
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const items: unknown[] = texts.map((text) => JSON.parse(text))
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

test('text in an address cannot end a script element of the page', async ({ page }) => {
  const attack = '</script><img src=x onerror=console.error("run")>'
  const response = await page.goto(`/en/jobs?searchWord=${encodeURIComponent(attack)}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('</script>').first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
