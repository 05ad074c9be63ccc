/** The developer panel on the mock in the page. What loads the page anew is tested end to end (`tests/e2e/mockMode.spec.ts`). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { isEmailFree } from '#src/api/account.ts'
import { http } from '#src/api/http.ts'
import { panelView } from '#mocks/panel/shell/panelView.ts'
import { PANEL_ID } from '#mocks/panel/shell/panelRoot.ts'
import { MockTools } from '#mocks/panel/shell/MockTools.tsx'
import { reset } from '#mocks/control/generated/client.ts'
import { repair } from './support/mocks.ts'

beforeEach(async () => {
  panelView.clear()
  await reset()
})
afterEach(async () => {
  repair()
  await reset()
})

async function openPanel(tab?: string) {
  const screen = await render(
    <div id={PANEL_ID} lang="en">
      <MockTools />
    </div>,
  )
  await screen.getByRole('button', { name: 'Mock', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Mock mode' })).toBeVisible()
  if (tab) await screen.getByRole('tab', { name: tab }).click()
  return screen
}

const stories = () => http('/case', { method: 'GET' })

test('the button opens it, Escape closes it, and the focus returns', async () => {
  const screen = await openPanel()
  await expect.element(screen.getByRole('heading', { name: 'Mock mode' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: 'Mock', exact: true })
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('Alt+Shift+M opens and closes it', async () => {
  const screen = await render(
    <div id={PANEL_ID}>
      <MockTools />
    </div>,
  )
  await userEvent.keyboard('{Alt>}{Shift>}m{/Shift}{/Alt}')
  await expect.element(screen.getByRole('region', { name: 'Mock mode' })).toBeVisible()
  await userEvent.keyboard('{Alt>}{Shift>}m{/Shift}{/Alt}')
  await expect.element(screen.getByRole('region', { name: 'Mock mode' })).not.toBeInTheDocument()
})

test('Escape in the page leaves it open', async () => {
  const screen = await openPanel()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('region', { name: 'Mock mode' })).toBeVisible()
})

test('a fault that is chosen fails the next calls until it is removed', async () => {
  const screen = await openPanel('Faults')
  await screen.getByLabelText('Operation').selectOptions('listStories')
  await screen.getByLabelText('Fault').selectOptions('500')
  await expect.element(screen.getByText('Answers 500')).toBeVisible()
  await expect(stories()).rejects.toMatchObject({ status: 500 })
  await screen.getByRole('button', { name: 'Remove the fault of listStories' }).click()
  await expect.element(screen.getByText(/^No fault is set/)).toBeVisible()
  await expect(stories()).resolves.toHaveProperty('cases')
})

test('a fault may happen once', async () => {
  const screen = await openPanel('Faults')
  await screen.getByLabelText('Operation').selectOptions('listStories')
  await screen.getByLabelText('Fault').selectOptions('offline')
  await screen.getByLabelText('How often').selectOptions('1')
  await expect.element(screen.getByLabelText('How often')).toHaveValue('1')
  await expect(stories()).rejects.toMatchObject({ status: 0 })
  await expect(stories()).resolves.toHaveProperty('cases')
  await expect.element(screen.getByText('Used up')).toBeVisible()
})

test('the clock stands and travels', async () => {
  const screen = await openPanel('Clock')
  await screen.getByRole('button', { name: 'Freeze' }).click()
  await expect.element(screen.getByText(/in Japan, frozen/)).toBeVisible()
  await screen.getByLabelText('Date and time in Japan').fill('2030-01-02T03:04')
  await screen.getByRole('button', { name: 'Travel' }).click()
  await expect.element(screen.getByText('2 Jan 2030, 03:04:00').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Back to the real time' }).click()
  await expect.element(screen.getByText('2 Jan 2030, 03:04:00')).not.toBeInTheDocument()
})

test('the outbox is empty, and the log shows requests with their curl line', async () => {
  const screen = await openPanel('Outbox')
  await expect.element(screen.getByText(/^No mail yet/)).toBeVisible()
  await isEmailFree('en', 'somebody@example.com', new AbortController().signal)
  await screen.getByRole('tab', { name: 'Log' }).click()
  await screen.getByText('POST /applicant/check-email').click()
  await expect.element(screen.getByRole('button', { name: 'Copy as curl' })).toBeVisible()
  const request = screen.getByRole('region', { name: 'Request, headers and body' })
  await expect.poll(() => request.query()?.textContent).toContain('somebody@example.com')
  await screen.getByText('Violations', { exact: true }).last().click()
  await expect.element(screen.getByText('Every request and every answer keeps the contract.')).toBeVisible()
})

test('a call that no operation answers is named with the nearest operation', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await openPanel()
  await fetch('/api/v1/cases')
  const notice = screen.getByRole('alert').filter({ hasText: '/api/v1/cases' })
  await expect.poll(() => notice.query()?.textContent).toContain('listStories')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('listStories'))
  await screen.getByRole('button', { name: 'Close the notice' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('the data is browsed table by table', async () => {
  const screen = await openPanel('Data')
  await screen.getByRole('button', { name: /^applicants/ }).click()
  await expect.element(screen.getByRole('cell', { name: 'maria@example.com' })).toBeVisible()
  await screen.getByRole('button', { name: 'All tables' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Tables' })).toBeVisible()
})

test('the shared address has every setting', async () => {
  const screen = await openPanel('Share')
  await expect.element(screen.getByText(/^Every setting is as at the start/)).toBeVisible()
  await screen.getByLabelText('Operation').selectOptions('login')
  await screen.getByLabelText('Fault').selectOptions('429')
  const address = screen.getByLabelText('Address', { exact: true })
  await expect.poll(() => address.query()?.getAttribute('value')).toContain('mock=fault:login,429')
})

test('a setting that the mock refuses is told', async () => {
  const screen = await openPanel('Faults')
  const latency = screen.getByLabelText('Latency of every call')
  await latency.fill('99999999')
  await userEvent.keyboard('{Enter}')
  await expect.element(latency).toHaveValue('60000 ms')
})

test('it fits a phone', async () => {
  await page.viewport(390, 844)
  const screen = await openPanel('Data')
  await expect.element(screen.getByRole('heading', { name: 'Tables' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})
