/** Checks the parts that appear only when they are opened; `pages.spec.ts` checks pages in their initial state. */

import { expectNoViolation } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { widths } from './support/widths.ts'

test('axe finds nothing in the open language menu', async ({ open, page }) => {
  await open('/en')
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('link', { name: '日本語', exact: true })).toBeVisible()
  await expectNoViolation(page)
})

test('axe finds nothing in the open panel of job searches', async ({ open, page }) => {
  await open('/en')
  await page.getByRole('button', { name: 'Open job search menu' }).click()
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
