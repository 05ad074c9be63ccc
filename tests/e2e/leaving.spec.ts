/** "Leave" clears a draft before the next page is shown: no draft remains in a tab that is reloaded or closed at once. */

import type { Page } from '@playwright/test'
import { logIn } from './support/account.ts'
import { EntryForm, pdf } from './support/entry.ts'
import { InquiryPage } from './support/inquiries.ts'
import { countKeptFiles } from './support/keptFiles.ts'
import { expect, hydrated, test } from './support/test.ts'

/** Presses "Leave" on the way to a page that never arrives. */
async function leave(page: Page): Promise<void> {
  await page.route(/HomePage/, () => {})
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
}

const draft = (page: Page, flow: string) =>
  page.evaluate((name) => sessionStorage.getItem(`flow.${name}`), flow)

for (const { name, field } of [
  { name: 'resume', field: 'gender' },
  { name: 'career', field: 'summary' },
]) {
  test(`nothing is left of the ${name} after a reload`, async ({ open, page }) => {
    await logIn(page.request)
    await open(`/en/applicant/mypage/${name}`)
    const control = page.getByRole('main').locator(`[name=${field}]`)
    const before = await control.inputValue()
    await control.fill('left at once')
    await expect.poll(() => draft(page, name)).toContain('left at once')
    await leave(page)
    await page.reload()
    await expect(control).toHaveValue(before)
    expect(await draft(page, name)).toBeNull()
  })
}

test('nothing is left of an inquiry after a reload', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.field('name').fill('Chen Yu')
  await leave(page)
  await page.reload()
  await expect(inquiry.field('name')).toHaveValue('')
  expect(await draft(page, 'inquiry')).toBeNull()
})

test('nothing is left of the entry and its documents after a reload', async ({ page }) => {
  const form = new EntryForm(page)
  await form.toFiles()
  await form.choose('resume', pdf('left.pdf'))
  await leave(page)
  await page.reload()
  await form.isAt('entry')
  await hydrated(page)
  await expect(form.control('name')).toHaveValue('')
  expect(await draft(page, 'entry')).toBeNull()
  await expect.poll(() => countKeptFiles(page)).toBe(0)
})

test('nothing is left of the documents of a tab that is closed at once', async ({ page, context }) => {
  const form = new EntryForm(page)
  await form.toFiles()
  await form.choose('resume', pdf('left.pdf'))
  await leave(page)
  await page.close()
  const other = await context.newPage()
  await other.goto('/en/company')
  await expect.poll(() => countKeptFiles(other)).toBe(0)
})

test('nothing is left of the changes to a profile and its documents after a reload', async ({
  open,
  page,
}) => {
  await logIn(page.request)
  await open('/en/applicant/mypage/profile/addition')
  const form = new EntryForm(page)
  await form.choose('resume', pdf('left.pdf'))
  await expect.poll(() => countKeptFiles(page)).toBe(1)
  await leave(page)
  await page.reload()
  await expect(form.control('resume')).toBeAttached()
  await expect(form.file('left.pdf')).toHaveCount(0)
  await expect.poll(() => countKeptFiles(page)).toBe(0)
})
