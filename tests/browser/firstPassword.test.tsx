/** The first password of an account. */

import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, onPost } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const text = 'spring2027'

test('a password that was set although the response was lost opens My Page', async () => {
  const auth = await logInAs('maria')
  let isSet = false
  const sent = onPost('/applicant/initial-password-reset', () => {
    if (isSet) return undefined
    isSet = true
    return lost()
  })
  fail(
    sent,
    onGet('/applicant/auth', () => (isSet ? undefined : Response.json({ ...auth, passwordSet: false }))),
  )
  const { screen, router } = await openPage('/en/applicant/setting')
  const main = screen.getByRole('main')
  await userEvent.fill(main.getByLabelText('New password', { exact: true }), text)
  await userEvent.fill(main.getByLabelText('Confirm new password', { exact: true }), text)
  await main.getByRole('button', { name: 'Set password' }).click()
  await main.getByRole('button', { name: 'Send again' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/Your password has already been set/)
  await router.navigate('/en/applicant/mypage')
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/mypage')
})
