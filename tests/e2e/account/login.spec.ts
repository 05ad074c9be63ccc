import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { createAccount, logIn } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const control = (name: string) => `main [name="${name}"]`

test('a wrong pair has one message, at the password, which is focused; typed values stay, and after five the wait is shown in minutes', async ({
  open,
  page,
  faults,
}) => {
  const email = await createAccount(page.request)
  faults.expect(/^401 .*\/applicant\/login$/)
  faults.expect(/^429 .*\/applicant\/login$/)
  await open('/en/applicant/login')
  await page.locator(control('email')).fill(email)
  await page.locator(control('password')).fill('wrong2026')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })
  for (let count = 0; count < 5; count++) {
    const answer = page.waitForResponse(/applicant\/login$/)
    await submit.click()
    expect((await answer).status()).toBe(401)
    await expect(page.locator(control('password'))).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByText('is incorrect')).toHaveCount(1)
  await expect(page.locator(control('password'))).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Try again in 15 minutes' })).toBeVisible()
  await expect(page.locator(control('email'))).toHaveValue(email)
  await expect(page.locator(control('password'))).toHaveValue('wrong2026')
})

test('the login leads to the page that was asked for, and never to another site', async ({ open, page }) => {
  const email = await createAccount(page.request)
  const enter = async () => {
    await page.locator(control('email')).fill(email)
    await page.locator(control('password')).fill(SAMPLE_PASSWORD)
    await page.locator('main form button[type=submit]').click()
  }
  await open('/en/applicant/mypage/password?utm_source=mail')
  await expect(page).toHaveURL(/\/en\/applicant\/login\?redirect=/)
  await enter()
  await expect(page).toHaveURL('/en/applicant/mypage/password?utm_source=mail')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // No request of the page is pending when its session ends.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await open('/en/applicant/login?redirect=%2F%5Cother.example')
  await enter()
  await expect(page).toHaveURL(/\/en\/applicant\/mypage(\/notification\/welcome)?$/)
})

test('a person who is logged in is sent from the login to the mypage', async ({ open, page }) => {
  await logIn(page.request)
  for (const path of [
    'login',
    'forget',
    'forget/sent',
    'verify?token=x',
    'password/reset?token=x',
    'setting',
  ]) {
    await open(`/en/applicant/${path}`)
    await expect(page).toHaveURL('/en/applicant/mypage')
  }
})

test('the password is shown and hidden by a button', async ({ open, page }) => {
  await open('/en/applicant/login')
  const password = page.locator(control('password'))
  await password.fill('secret2026')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})
