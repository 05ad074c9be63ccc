/** Rows of the resume are sorted with the keyboard, which needs the whole page and its content security policy. */

import type { Page } from '@playwright/test'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { expect, test } from './support/test.ts'

async function openResume(page: Page, path: string): Promise<void> {
  const response = await page.request.post(`${process.env.SITE_URL}/api/v1/applicant/login`, {
    headers: { 'X-Requested-With': 'hashi' },
    data: { email: 'maria@example.com', password: SAMPLE_PASSWORD },
  })
  expect(response.status()).toBe(200)
  await page.goto(path)
  await expect(page.locator('[name="work.5.description"]')).toBeVisible()
}

const firstRows = (page: Page) =>
  page
    .locator('[name^="work."][name$=".description"]')
    .evaluateAll((controls) =>
      controls.slice(0, 2).map((control) => (control instanceof HTMLInputElement ? control.value : '')),
    )

for (const [path, texts] of [
  ['/en/applicant/mypage/resume', { lifted: 'lifted, place 1 of 6', moved: 'moved to place 2 of 6' }],
  ['/applicant/mypage/resume', { lifted: '6件中の1番目です', moved: '6件中の2番目に動かしました' }],
] as const) {
  test(`rows move with the keys of their handle, and each move is announced (${path})`, async ({ page }) => {
    await openResume(page, path)
    const [first, second] = await firstRows(page)
    await page.locator('[id="work"] li button').first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('status').filter({ hasText: texts.lifted })).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.getByRole('status').filter({ hasText: texts.moved })).toBeAttached()
    await expect.poll(() => firstRows(page)).toEqual([second, first])
  })
}
