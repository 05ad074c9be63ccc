/** The PDF files of the applicant area, downloaded from the built site and read back. */

import type { Page } from '@playwright/test'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { pagesOf } from './support/pdf.ts'
import { expect, test } from './support/test.ts'

async function logIn(page: Page, email: string) {
  const url = `${process.env.SITE_URL}/api/v1/applicant/login`
  const data = { email, password: SAMPLE_PASSWORD }
  const response = await page.request.post(url, { headers: { 'X-Requested-With': 'hashi' }, data })
  expect(response.status()).toBe(200)
}

test('the resume is downloaded under a name in either script', async ({ page, open }) => {
  await logIn(page, 'maria@example.com')
  await open('/en/applicant/mypage/pdf?page=resume')
  await expect(page.getByRole('img', { name: 'Resume, page 2 of 2' })).toBeVisible()
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))

  // A double click saves one file.
  const [first] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).dblclick(),
  ])
  expect(first.suggestedFilename()).toMatch(/^履歴書_Maria-Santos_\d{8}\.pdf$/)
  const [form, reasons] = await pagesOf(first)
  expect(form).toContain('MariaSantos')
  expect(form).toContain('東海ホスティング株式会社入社')
  expect(reasons).toContain('志望の動機、特技、好きな学科、アピールポイントなど')

  await page.getByRole('radio', { name: 'In Latin letters' }).check()
  const [second] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(second.suggestedFilename()).toMatch(/^Resume_Maria-Santos_\d{8}\.pdf$/)
  expect(names).toHaveLength(2)
})

test('the download of the career history starts by itself', async ({ page }) => {
  await logIn(page, 'maria@example.com')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.goto('/applicant/mypage/pdf/generate?page=career'),
  ])
  expect(download.suggestedFilename()).toMatch(/^職務経歴書_Maria-Santos_\d{8}\.pdf$/)
  expect((await pagesOf(download)).join('')).toContain('以上')
  await expect(page.getByRole('status').filter({ hasText: 'ダウンロードを開始しました' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ダウンロード' })).toBeVisible()
})

test('a font that does not load is reported, and loaded by another try', async ({ page, open, faults }) => {
  faults.expect(/document-common/)
  await logIn(page, 'maria@example.com')
  await page.route(/document-common.*\.ttf$/, (route) => route.abort())
  await open('/en/applicant/mypage/pdf?page=resume')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Your PDF couldn’t be created')
  await page.unroute(/document-common.*\.ttf$/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled()
  await expect(alert).toBeHidden()
})

test('a person without a document sees a notice', async ({ page, open }) => {
  await logIn(page, 'linh@example.com')
  await open('/en/applicant/mypage/pdf?page=career')
  await expect(page.getByRole('heading', { name: 'There is no career history yet' })).toBeVisible()
  await open('/applicant/mypage/pdf/generate?page=resume')
  await expect(page.getByRole('heading', { name: '履歴書がまだありません' })).toBeVisible()
})

for (const path of ['pdf', 'pdf?page=', 'pdf?page=profile', 'pdf/generate', 'pdf/generate?page=Resume']) {
  test(`${path} is not found`, async ({ page, open, faults }) => {
    faults.expect(/^Page Not Found: /)
    await logIn(page, 'maria@example.com')
    await open(`/en/applicant/mypage/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })
}

test('a document that does not load is not found; its download page offers another try', async ({
  page,
  open,
  faults,
}) => {
  faults.expect(/^Page Not Found: /)
  faults.expect(/500/)
  await logIn(page, 'maria@example.com')
  await page.route('**/api/v1/applicant/resume', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open('/en/applicant/mypage/pdf?page=resume')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await open('/en/applicant/mypage/pdf/generate?page=resume')
  await expect(page.getByRole('alert')).toContainText('Your document could not be loaded')
  await page.unroute('**/api/v1/applicant/resume')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Try again' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^履歴書_/)
})
