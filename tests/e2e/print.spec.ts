import { getDocumentProxy } from 'unpdf'
import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { JOB } from '../support/content.ts'
import { logIn } from './support/account.ts'
import { expect, test } from './support/test.ts'

for (const lang of languages) {
  test(`a printed job shows its facts and its address only (${lang})`, async ({ open, page }) => {
    await open(href(lang, 'job', { id: JOB }))
    await page.emulateMedia({ media: 'print' })
    const address = page.locator('link[rel=canonical]')
    await expect(address).toBeVisible()
    const shown = await address.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(shown).toContain(href(lang, 'job', { id: JOB }))
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href*="/jobs/detail/"]:visible')).toHaveCount(0)
  })
}

test('a printed page shows the answers to all questions', async ({ open, page }) => {
  await open(href('en', 'recruiting'))
  const answers = page.locator('details p')
  const closed = page.locator('details:not([open]) p')
  await expect(closed.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
    await expect(answer).toBeVisible()
  }
})

test('a printed profile shows the answers without the ways to change them', async ({ open, page }) => {
  await logIn(page.request)
  await open(href('en', 'profile'))
  const main = page.getByRole('main')
  const change = main.getByRole('link', { name: /^Change/ })
  await expect(change.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(change).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByText('Maria Santos').first()).toBeVisible()
})

test('a printed application has its ledger of consent, which the page folds', async ({ open, page }) => {
  await logIn(page.request)
  await open(href('en', 'application', { id: 4007 }))
  const ledger = page.getByRole('region', { name: 'Ledger of consent' })
  const seen = ledger.getByText('The employer has read your documents.')
  await expect(ledger.getByRole('button', { name: 'Open the ledger' })).toBeVisible()
  await expect(seen).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(seen).toBeVisible()
  await expect(ledger.getByText('Version 8b1f0c6a')).toBeVisible()
  await expect(ledger.getByRole('button')).toHaveCount(0)
})

test('a printed document has no sheet more than the document', async ({ open, page }) => {
  await logIn(page.request)
  await open(`${href('ja', 'pdf')}?page=resume`)
  await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(2)
  const printed = await page.pdf({ format: 'A4' })
  expect((await getDocumentProxy(new Uint8Array(printed))).numPages).toBe(2)
})
