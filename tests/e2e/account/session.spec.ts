/** One browser: several tabs, sessions that end, and two people one after the other. */

import type { Page } from '@playwright/test'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { createAccount, logIn } from '../support/account.ts'
import { expect, hydrated, test } from '../support/test.ts'

const EMAIL_PAGE = '/en/applicant/mypage/email'
const control = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

async function enter(page: Page, email: string): Promise<void> {
  await control(page, 'email').fill(email)
  await control(page, 'password').fill(SAMPLE_PASSWORD)
  await page.locator('main form button[type=submit]').click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the My Page menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** Ends the session on the server without the browser's knowledge: the cookie that scripts read stays. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'hashi_sid' })
}

/** Opens a page of a logged-in person. The list of saved jobs is requested after the start, and a logout meanwhile would refuse it. */
async function openWithSaved(tab: Page, path: string): Promise<void> {
  const saved = tab.waitForResponse('**/applicant/interested-list')
  await tab.goto(path)
  await hydrated(tab)
  await saved
}

test('a logout counts at once in every tab, and going back shows nothing private', async ({
  page,
  context,
}) => {
  const email = await createAccount(page.request)
  await logIn(page.request, email)
  await openWithSaved(page, EMAIL_PAGE)
  await expect(page.getByRole('main')).toContainText(email)
  const other = await context.newPage()
  await openWithSaved(other, EMAIL_PAGE)
  await expect(other.getByRole('main')).toContainText(email)
  const open3 = await context.newPage()
  await openWithSaved(open3, '/en/jobs')
  await expect(open3.getByRole('banner').getByRole('link', { name: 'My Page' })).toBeVisible()

  await logOut(page)
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/en/applicant/login')
    await expect(tab.locator('body')).not.toContainText(email)
  }
  await expect(open3.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(open3).toHaveURL('/en/jobs')
  await other.goBack()
  await expect(other.locator('body')).not.toContainText(email)
})

test('after a logout in another page, the browser’s page cache shows nothing private', async ({
  open,
  page,
}) => {
  const email = await createAccount(page.request)
  await logIn(page.request, email)
  await open(EMAIL_PAGE)
  await expect(page.getByRole('main')).toContainText(email)
  const savedJobs = page.waitForResponse('**/interested-list')
  await open('/en/jobs')
  await savedJobs
  await logOut(page)
  await expect(page).toHaveURL('/en/applicant/login')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/applicant\/login/)
  await expect(page.locator('body')).not.toContainText(email)
})

test('a session that ends while typing leads to the login and back, with the typed values', async ({
  open,
  page,
  faults,
}) => {
  const email = await createAccount(page.request)
  faults.expect(/^401 /)
  await logIn(page.request, email)
  await open(`${EMAIL_PAGE}?utm_source=mail`)
  await control(page, 'email').fill('new@example.com')
  await control(page, 'email_confirm').fill('new@example.com')
  await control(page, 'current_password').fill(SAMPLE_PASSWORD)
  await endSession(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page).toHaveURL(/\/en\/applicant\/login\?redirect=/)
  await expect(page.getByRole('status')).toContainText('Your session has ended')
  await enter(page, email)
  await expect(page).toHaveURL(`${EMAIL_PAGE}?utm_source=mail`)
  await expect(control(page, 'email')).toHaveValue('new@example.com')
  await expect(control(page, 'email_confirm')).toHaveValue('new@example.com')
  await expect(control(page, 'current_password')).toHaveValue('')
})

test('another person who logs in after that sees nothing of it', async ({ open, page, faults }) => {
  const [first, second] = [await createAccount(page.request), await createAccount(page.request)]
  faults.expect(/^401 /)
  await logIn(page.request, first)
  await open(EMAIL_PAGE)
  await control(page, 'email').fill('new@example.com')
  await endSession(page)
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Change password' })
    .click()
  await expect(page).toHaveURL('/en/applicant/mypage/password')
  // Both pages have a field of this name, and the address changes before the page.
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible()
  await control(page, 'current_password').fill(SAMPLE_PASSWORD)
  await control(page, 'password').fill('nagoya2027')
  await control(page, 'password_confirm').fill('nagoya2027')
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/en\/applicant\/login\?redirect=/)
  await enter(page, second)
  await expect(page).toHaveURL('/en/applicant/mypage/password')
  await open(EMAIL_PAGE)
  await expect(page.getByRole('main')).toContainText(second)
  await expect(page.locator('body')).not.toContainText(first)
  await expect(control(page, 'email')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('new@example.com')
})

test('a session is renewed silently while the refresh token is in memory', async ({ open, page, faults }) => {
  const email = await createAccount(page.request)
  faults.expect(/^401 /)
  faults.expect(/^422 /)
  await open('/en/applicant/login')
  await enter(page, email)
  await expect(page).toHaveURL(/\/en\/applicant\/mypage/)
  await page.getByRole('navigation', { name: 'My Page' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(EMAIL_PAGE)
  await control(page, 'email').fill('linh@example.com')
  await control(page, 'email_confirm').fill('linh@example.com')
  await control(page, 'current_password').fill(SAMPLE_PASSWORD)
  await endSession(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(EMAIL_PAGE)
})

test('the refresh token is in no storage', async ({ open, page }) => {
  const email = await createAccount(page.request)
  await open('/en/applicant/login')
  const answer = page.waitForResponse(/applicant\/login$/)
  await enter(page, email)
  const { refresh_token } = await (await answer).json()
  await expect(page).toHaveURL(/\/en\/applicant\/mypage/)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(refresh_token).toMatch(/^rt_/)
  expect(stored).not.toContain(refresh_token)
})
