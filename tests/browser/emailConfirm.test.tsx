/** The link of a mail that takes a new e-mail address into use. */
import { expect, test } from 'vitest'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, onPost } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

test('a confirmed address counts as confirmed, even if the person cannot be asked for', async () => {
  await logInAs('maria')
  const confirmed = onPost('/applicant/confirm-email', () => Response.json({ status: 'ok' }))
  fail(confirmed, onGet('/applicant/auth', lost))
  const { screen } = await openPage('/en/applicant/email/confirm?token=token')
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your email has been changed')
  expect(confirmed.calls()).toBe(1)
})
