import { expectNoViolation } from './support/axe.ts'
import { sitePages, widths } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`On a ${name}`, () => {
    test.use({ viewport })

    for (const { path } of sitePages) {
      test(`axe finds nothing on ${path}`, async ({ open, page }) => {
        await open(path)
        await expectNoViolation(page)
      })
    }

    for (const [what, path] of Object.entries({
      'search without a result': '/en/jobs?searchWord=zzzz&salary=9000000',
      'search with filters and ignored values': '/jobs?jobCategory=qa,wizard&location=kanto&itSkills=python',
      'page past the end': '/en/jobs?page=99',
    })) {
      test(`axe finds nothing on a ${what}`, async ({ open, page }) => {
        await open(path)
        await expectNoViolation(page)
      })
    }

    test('axe finds nothing on the not-found page', async ({ open, page, faults }) => {
      faults.expect(/^404 /)
      faults.expect(/^Page Not Found: /)
      await open('/nope')
      await expectNoViolation(page)
    })

    test('axe finds nothing in the open language menu', async ({ open, page }) => {
      await open('/en')
      if (name === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
      else await page.getByRole('button', { name: 'Language' }).click()
      await expect(page.getByRole('link', { name: '日本語', exact: true })).toBeVisible()
      await expectNoViolation(page)
    })
  })
}

test('axe finds nothing in the open panel of job searches', async ({ open, page }) => {
  await open('/en')
  await page.getByRole('button', { name: 'Open ways to search jobs' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /QA and testing/ })).toBeVisible()
  await expectNoViolation(page)
})

test.describe('On a phone', () => {
  test.use({ viewport: widths.phone })
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
