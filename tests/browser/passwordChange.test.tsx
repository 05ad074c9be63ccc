/** The change of the password. */

import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { changePassword } from '#src/api/generated/account/account.ts'
import { logInAs } from './support/account.ts'
import { fail, lost, onPost, repair } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

const password = 'spring2027'

test('a change that is sent again because its response was lost names the new password', async () => {
  await logInAs('maria')
  const { screen } = await openPage('/en/applicant/mypage/password')
  const main = screen.getByRole('main')
  await userEvent.fill(main.getByLabelText('Current password', { exact: true }), SAMPLE_PASSWORD)
  await userEvent.fill(main.getByLabelText('New password', { exact: true }), password)
  await userEvent.fill(main.getByLabelText('Confirm new password', { exact: true }), password)
  fail(onPost('/applicant/change-password', lost))
  await main.getByRole('button', { name: 'Change password', exact: true }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/The connection was lost/)
  repair()
  const change = { current_password: SAMPLE_PASSWORD, password, password_confirm: password }
  await changePassword('en', change)
  await main.getByRole('button', { name: 'Send again' }).click()
  await expect
    .element(main.getByRole('alert'))
    .toMatchTextContent(/If your last attempt has changed it, log in with the new one from now on/)
})

test('on a phone "Cancel" is in the middle below the button', async () => {
  await resizeWindow(390, 844)
  await logInAs('linh')
  const { screen } = await openPage('/en/applicant/mypage/password')
  const main = screen.getByRole('main')
  const save = main.getByRole('button', { name: 'Change password' })
  await expect.element(save).toBeVisible()
  const middleOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  const cancel = main.getByRole('link', { name: 'Cancel' })
  expect(middleOf(cancel.element())).toBeCloseTo(middleOf(save.element()))
})

test.each(['/applicant/mypage/password', '/en/applicant/mypage/password'])(
  '%s: the tabs are in one line on the narrowest phone',
  async (path) => {
    await resizeWindow(320, 700)
    await logInAs('linh')
    const { screen } = await openPage(path)
    const tabs = screen.getByRole('navigation', { name: /^(Settings|設定)$/ }).getByRole('link')
    await expect.element(tabs.nth(1)).toBeVisible()
    const [first, second] = tabs.elements().map((tab) => tab.getBoundingClientRect().top)
    expect(first).toBe(second)
  },
)
