/** Complete pages that are opened by themselves do not claim that something was done. */

import { beforeEach, expect, test } from 'vitest'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(resetMocks)

const mypage = '/en/applicant/mypage'

test.each([
  [`${mypage}/password/complete`, 'Change password', `${mypage}/password`],
  [`${mypage}/email/complete`, 'Change email', `${mypage}/email`],
  [`${mypage}/profile/complete`, 'Your profile', `${mypage}/profile`],
])('%s leads to its form', async (path, title, form) => {
  await logInAs('maria')
  const { screen } = await openPage(path)
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  const ways = main.getByRole('link').elements()
  expect(ways.map((link) => link.getAttribute('href'))).toContain(form)
})

test.each(['/en/applicant/forget/sent', '/en/applicant/password/reset/complete'])(
  '%s leads to a new link',
  async (path) => {
    const { screen, router } = await openPage(path)
    const main = screen.getByRole('main')
    await expect.element(main.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await main.getByRole('link', { name: 'Send a new link' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/forget')
  },
)

test('after its form the complete page shows the result', async () => {
  await logInAs('maria')
  const { screen, router } = await openPage(`${mypage}/profile`)
  await router.navigate(`${mypage}/profile/complete`, { state: { done: true } })
  await expect.element(screen.getByRole('heading', { name: 'Your profile has been saved' })).toBeVisible()
})

test('a complete page that another navigation leads to claims nothing', async () => {
  await logInAs('maria')
  const { screen, router } = await openPage(`${mypage}/profile`)
  await router.navigate(`${mypage}/profile/complete`, { state: { isForced: true } })
  const heading = screen.getByRole('heading', { level: 1, name: 'Your profile', exact: true })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe(`${mypage}/profile/complete`)
  expect(screen.getByText('Your profile has been saved').query()).toBeNull()
})

test.each([
  [
    `${mypage}/password/complete`,
    'Change password: complete',
    'Your password has been changed',
    { done: true },
  ],
  [`${mypage}/profile/complete`, 'Profile saved', 'Your profile has been saved', { done: true }],
  [
    `${mypage}/email/complete`,
    'Change email: link sent',
    'Open the link we sent you',
    { email: 'm@example.com', sentAt: 1_800_000_000_000 },
  ],
])('%s shows the result after a switch of the language', async (path, title, heading, state) => {
  await logInAs('maria')
  const { screen, router } = await openPage(mypage)
  await router.navigate(path.replace('/en', ''), { state })
  await screen.getByRole('button', { name: /言語/ }).click()
  await screen.getByRole('link', { name: 'English', exact: true }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect.poll(() => document.title).toContain(title)
})
