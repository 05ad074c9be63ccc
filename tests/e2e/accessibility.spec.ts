import { expectNoViolation } from './support/axe.ts'
import { sitePages, widths } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const places = [
  ...sitePages.map(({ path }) => path),
  // A search without a result, one with filters and ignored values, a page past the end.
  '/en/jobs?searchWord=zzzz&salary=9000000',
  '/jobs?jobCategory=qa,wizard&location=kanto&itSkills=python',
  '/en/jobs?page=99',
  '/nope',
]

for (const path of places) {
  test(`axe finds nothing on ${path}, on a desktop and on a phone`, async ({ open, page, faults }) => {
    if (path === '/nope') {
      faults.expect(/^404 /)
      faults.expect(/^Page Not Found: /)
    }
    await open(path)
    await expectNoViolation(page)
    await page.setViewportSize(widths.phone)
    await expectNoViolation(page)
  })
}

test('axe finds nothing in the open language menu', async ({ open, page }) => {
  await open('/en')
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('link', { name: '日本語', exact: true })).toBeVisible()
  await expectNoViolation(page)
})

test('axe finds nothing in the open panel of job searches', async ({ open, page }) => {
  await open('/en')
  await page.getByRole('button', { name: 'Open ways to search jobs' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /QA and testing/ })).toBeVisible()
  await expectNoViolation(page)
})

test.describe('On a phone', () => {
  test.use({ viewport: widths.phone })
  test('axe finds nothing in the open menu', async ({ open, page }) => {
    await open('/en')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: '日本語', exact: true })).toBeVisible()
    await expectNoViolation(page)
  })

  test('axe finds nothing in the open filters', async ({ open, page }) => {
    await open('/en/jobs?jobCategory=qa')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filters/ })
      .click()
    await expect(page.getByRole('button', { name: /^Show \d+ jobs?$/ })).toBeVisible()
    await expectNoViolation(page)
  })
})
