/** The link of a mail that takes a new e-mail address into use. */

import { beforeEach, expect, test } from 'vitest'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, onPost, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(resetMocks)

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

test('a link that was opened before names the address in use', async () => {
  await logInAs('maria')
  const { screen } = await openPage('/en/applicant/email/confirm?token=token')
  const main = screen.getByRole('main')
  await expect.element(main).toMatchTextContent(/Your email is maria@example\.com\./)
  await expect.element(main).not.toMatchTextContent(/old address/)
})

test('without a session, a link that was opened before says which address to log in with', async () => {
  const { screen } = await openPage('/en/applicant/email/confirm?token=token')
  const main = screen.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent(/If you have opened this link before, log in with your new address\./)
  await expect.element(main).not.toMatchTextContent(/old address/)
})
