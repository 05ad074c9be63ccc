/** Further clicks at one place must not reach another control, which the first click or its answer has brought under the pointer. */

import { beforeEach, expect, test } from 'vitest'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

async function openReply() {
  const { screen } = await openPage('/en/applicant/mypage/application/detail/4006')
  await screen.getByRole('main').getByRole('button', { name: 'Reply to the offer' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox')).toBeVisible()
  return dialog
}

/** A press on an element as the browser reports it: `detail` counts the clicks at one place. */
function press(element: Element | null | undefined, detail: number): void {
  for (const type of ['mousedown', 'mouseup', 'click'])
    element?.dispatchEvent(new MouseEvent(type, { detail, bubbles: true, cancelable: true }))
}

test('clicks that come after the answer do not close its confirmation', async () => {
  const dialog = await openReply()
  await dialog.getByLabelText(/^Decline/).click()
  await dialog.getByRole('button', { name: 'Decline the offer', exact: true }).click()
  await expect.element(dialog.getByRole('status')).toBeVisible()
  const close = dialog.getByText('Close', { exact: true }).element()
  for (const detail of [2, 3, 4]) press(close, detail)
  // The confirmation is lower than the form, so that a click there can also be outside of it.
  press(document.elementFromPoint(2, 2), 5)
  await expect.element(dialog.getByRole('status')).toBeVisible()
  press(close, 1)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a second click that comes after a dialog has opened does not close it', async () => {
  const dialog = await openReply()
  const around = document.elementFromPoint(2, 2)
  press(around, 2)
  await expect.element(dialog.getByRole('textbox')).toBeVisible()
  press(around, 1)
  await expect.element(dialog).not.toBeInTheDocument()
})
