/** Values typed in the forms of the account pages, over a reload. */

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { fail, lost, onPost, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { pressUntilGone } from './support/press.ts'

const LOGIN = '/en/applicant/login'

beforeEach(resetMocks)

async function open(path: string) {
  const { screen, router } = await openPage(path)
  const email = screen.getByRole('main').getByLabelText(/^(Email|メールアドレス)/)
  await expect.element(email).toBeVisible()
  return { screen, router, email, password: screen.getByLabelText(/^(Password|パスワード)$/) }
}

test('the email address typed on the login page survives a reload, the password does not', async () => {
  const first = await open(LOGIN)
  await first.email.fill('maria@example.com')
  await first.password.fill(SAMPLE_PASSWORD)
  await first.screen.unmount()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(SAMPLE_PASSWORD)
  const { screen, router, email, password } = await open(LOGIN)
  await expect.element(email).toHaveValue('maria@example.com')
  await expect.element(password).toHaveValue('')
  await password.fill(SAMPLE_PASSWORD)
  await screen.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/mypage')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('maria@example.com')
})

test('after a lost connection the button of the failure sends the password that is typed now', async () => {
  const { screen, router, email, password } = await open(LOGIN)
  await email.fill('maria@example.com')
  await password.fill('wrong2026')
  fail(onPost('/applicant/login', lost))
  await screen.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const again = screen.getByRole('alert').getByRole('button', { name: 'Send again' })
  await expect.element(again).toBeVisible()
  repair()
  await password.fill(SAMPLE_PASSWORD)
  await again.click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/mypage')
})

test.each(['/en', ''])('a link of a mail leads to its appointment, over the login (%s)', async (lang) => {
  const page = `${lang}/applicant/mypage/application/detail/4010`
  const { router, email, password } = await open(`${page}#appointment`)
  expect(router.state.location.pathname).toBe(`${lang}/applicant/login`)
  await email.fill('maria@example.com')
  await password.fill(SAMPLE_PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => router.state.location.pathname + router.state.location.hash)
    .toBe(`${page}#appointment`)
  await expect.poll(() => document.activeElement?.id).toBe('appointment')
})

test('the address for a forgotten password survives a reload', async () => {
  const first = await open('/en/applicant/forget')
  await first.email.fill('maria@example.com')
  await first.screen.unmount()
  const { email } = await open('/en/applicant/forget')
  await expect.element(email).toHaveValue('maria@example.com')
})

test('a click after the answer, before the next page, does not log in again', async () => {
  const sending = onPost('/applicant/login', () => undefined)
  const { screen, router, email, password } = await open(LOGIN)
  fail(sending)
  await email.fill('maria@example.com')
  await password.fill(SAMPLE_PASSWORD)
  pressUntilGone(screen.getByRole('main').getByRole('button', { name: 'Log in' }))
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/mypage')
  expect(sending.calls()).toBe(1)
})
