/** The focus after an element that had it is removed: on a sensible element, never on the body. */

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { type Removal, UNDO_TIME, useUndo } from '#src/lib/useUndo.ts'
import { UndoToast } from '#src/ui/Toast.tsx'
import { logInAs } from './support/account.ts'
import { fail, lost, onPost, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

beforeEach(resetMocks)

const mypage = (path: string) => `/en/applicant/mypage/${path}`

test('an application that was sent has the focus in its dialog, and on the page when that closes', async () => {
  await logInAs('maria')
  const { screen } = await openPage(mypage('jobs/detail/20403'))
  await screen.getByRole('button', { name: 'Apply for this job' }).first().click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send application' }).click()
  const close = dialog.getByRole('status').getByRole('button', { name: 'Close' })
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const open = screen.getByRole('main').getByRole('link', { name: 'See the application' })
  await expect.element(open.first()).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^You applied on|Applied/)
})

test('a recommendation that was applied for has the focus on its page', async () => {
  await logInAs('maria')
  const { screen } = await openPage(mypage('recommendation/detail/3006'))
  await screen.getByRole('main').getByRole('button', { name: 'Apply', exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const answer = screen.getByRole('complementary', { name: 'Your answer' })
  await expect.element(answer.getByRole('status')).toMatchTextContent(/^(Processing|Applied)/)
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^H[12]$/)
})

test('a wish that was sent has the focus in its dialog', async () => {
  await logInAs('maria')
  const { screen } = await openPage(mypage('application/detail/4012'))
  await screen.getByRole('main').getByRole('button', { name: 'Withdraw this application' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  await expect.element(dialog.getByRole('status')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toHaveFocus()
})

test('a form that is sent again has the focus on its button', async () => {
  await logInAs('maria')
  fail(onPost('/applicant/update-working-history', lost))
  const { screen } = await openPage(mypage('profile/history'))
  const main = screen.getByRole('main')
  await main.getByLabelText('Current occupation').selectOptions('qa')
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await main.getByRole('alert').getByRole('button', { name: 'Save again' }).click()
  await expect.element(save).toHaveFocus()
  await expect.element(main.getByRole('alert')).toBeVisible()
  await expect.element(save).toHaveFocus()
})

test('a request without a form that is sent again has the focus on its button', async () => {
  await logInAs('maria')
  fail(onPost('/applicant/inquiry/introduction', lost))
  const { screen } = await openPage(mypage('').slice(0, -1))
  await screen.getByRole('main').getByRole('button', { name: 'Ask for recommendations' }).click()
  const dialog = screen.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Ask for recommendations' })
  await send.click()
  await dialog.getByRole('alert').getByRole('button', { name: 'Send again' }).click()
  await expect.element(send).toHaveFocus()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(send).toHaveFocus()
})

describe('the first search to be saved', () => {
  async function openDialog() {
    const { screen } = await openPage('/en/jobs?jobCategory=qa')
    await screen.getByRole('button', { name: 'Save this search' }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByRole('textbox')).toHaveFocus()
    return { screen, dialog }
  }

  test('returns the focus to its button on Escape', async () => {
    const { screen } = await openDialog()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Save this search' })).toHaveFocus()
  })

  test('has the focus on the link that replaces the button', async () => {
    const { screen, dialog } = await openDialog()
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await expect.element(screen.getByRole('link', { name: 'Search saved' })).toHaveFocus()
  })
})

/** Offers to undo a removal, as the lists do. */
function Undoable() {
  const { removed, undo, hold, offer } = useUndo<Removal>()
  return (
    <>
      <button onClick={() => offer({ putBack: () => {} })}>Remove</button>
      <button onMouseEnter={() => offer(undefined)}>It failed</button>
      <UndoToast message={removed && 'Removed'} label="Undo" onUndo={undo} onHold={hold} />
    </>
  )
}

/** Removes something, and moves the focus to the button that brings it back. */
async function removeAndFocusUndo() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await render(<Undoable />)
  await screen.getByRole('button', { name: 'Remove' }).click()
  const undo = screen.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(undo).toHaveFocus()
  return { screen, undo }
}

test('a removal can be undone as long as its button has the focus', async () => {
  const { undo } = await removeAndFocusUndo()
  vi.advanceTimersByTime(UNDO_TIME * 2)
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(undo).not.toHaveFocus()
  vi.advanceTimersByTime(UNDO_TIME * 2)
  await expect.element(undo).not.toBeInTheDocument()
})

test('a removal that failed while its button had the focus does not hold the next one', async () => {
  const { screen, undo } = await removeAndFocusUndo()
  await screen.getByRole('button', { name: 'It failed' }).hover()
  await expect.element(undo).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Remove' }).click()
  await expect.element(undo).toBeVisible()
  vi.advanceTimersByTime(UNDO_TIME * 2)
  await expect.element(undo).not.toBeInTheDocument()
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 800))

  test('the filters that are all cleared have the focus, not the page behind them', async () => {
    const { screen } = await openPage('/en/jobs?jobCategory=qa')
    await screen.getByRole('button', { name: 'Filters (1)' }).click()
    const filters = screen.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('link', { name: 'Clear all' }).click()
    await expect.element(filters).toHaveFocus()
    await expect.element(screen.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
    await expect.element(filters).toHaveFocus()
  })
})

test('in a low window the item of the mypage menu that has the focus is in sight', async () => {
  await resizeWindow(1280, 560)
  await logInAs('maria')
  const { screen } = await openPage(mypage('profile'))
  const menu = screen.getByRole('navigation', { name: 'My Page' })
  await expect.element(screen.getByRole('heading', { name: 'Work history' })).toBeVisible()
  scrollTo(0, 300)
  const last = menu.getByRole('link', { name: 'Settings' }).element()
  last.focus()
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
})
