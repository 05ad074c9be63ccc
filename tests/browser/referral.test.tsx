/** The page to share a link with a friend. */

import { beforeEach, expect, test, vi } from 'vitest'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

async function open() {
  const { screen } = await openPage('/en/applicant/mypage/referral')
  const main = screen.getByRole('main')
  const link = main.getByRole('textbox', { name: 'Your link' })
  const copy = () => main.getByRole('button', { name: 'Copy' }).click()
  return { main, link, copy }
}

test('the link names the person by number, in the language of the friend', async () => {
  const { main, link } = await open()
  await expect.element(link).toHaveValue(`${location.origin}/en/entry?from=referral_1001`)
  await main.getByText('Japanese', { exact: true }).click()
  const address = `${location.origin}/entry?from=referral_1001`
  await expect.element(link).toHaveValue(address)
  await expect
    .element(main.getByRole('link', { name: 'Write an email' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(address)))
})

test('the link is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { main, copy } = await open()
  await copy()
  await expect.element(main.getByText('The link is on your clipboard.')).toBeVisible()
  expect(write).toHaveBeenCalledWith(`${location.origin}/en/entry?from=referral_1001`)
})

test('a browser that refuses copying gets the link selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  const { main, link, copy } = await open()
  await copy()
  await expect.element(main.getByText(/^The link is selected\./)).toBeVisible()
  await expect.element(link).toHaveFocus()
})
