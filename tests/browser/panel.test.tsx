/** The developer panel on the mock in the page. Reloads of the page are tested end to end (`tests/e2e/mockMode.spec.ts`). */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { decodeState } from '#mocks/control/codec.ts'
import { type MockState, setState } from '#mocks/control/generated/client.ts'
import { MockTools } from '#mocks/panel/shell/MockTools.tsx'
import { PANEL_ID } from '#mocks/panel/shell/panelRoot.ts'
import { isEmailFree } from '#src/api/account.ts'
import { repair } from './support/mocks.ts'
import { openPanel, resetPanel } from './support/panel.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

beforeEach(resetPanel)
afterEach(repair)
afterEach(resetPanel)

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

test('the clock can be frozen and shifted', async () => {
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

test('a state of the address that could not be set is named until it is closed', async () => {
  const screen = await render(<MockTools wrongState="The state could not be set" />)
  const notice = screen.getByRole('alert').filter({ hasText: 'The state could not be set' })
  await expect.element(notice).toBeVisible()
  // The notice of the previous call may be below it.
  await screen.getByRole('button', { name: 'Close the notice' }).first().click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('the data is browsed table by table', async () => {
  const screen = await openPanel('Data')
  await screen.getByRole('button', { name: /^applicants/ }).click()
  await expect.element(screen.getByRole('cell', { name: 'maria@example.com' })).toBeVisible()
  await screen.getByRole('button', { name: 'All tables' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Tables' })).toBeVisible()
})

test('a violation of the contract is marked, and its request is copied as curl', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await openPanel('Log')
  await fetch('/api/v1/case?colour=red')
  await screen.getByText('1 violation', { exact: true }).click()
  const violations = screen.getByRole('list', { name: 'Violations of the contract' })
  await expect.element(violations.getByText('Request, query colour:')).toBeVisible()
  await screen.getByRole('button', { name: 'Copy as curl' }).click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^curl -i .*'http:.*\/api\/v1\/case\?colour=red'$/))
  await expect
    .element(screen.getByRole('button', { name: 'Mock', exact: true }))
    .toHaveAccessibleDescription('Developer panel, violations of the contract: 1')
})

test('the shared address has every setting', async () => {
  const screen = await openPanel('Share')
  await expect.element(screen.getByText(/^Every setting is as at the start/)).toBeVisible()
  const state: MockState = {
    seed: { jobs: 70, at: '2026-11-01T00:00:00Z' },
    clock: { shift: 5000, frozenAt: '2026-11-20T01:00:00Z' },
    latency: 5,
    randomSeed: 7,
    faults: [
      { operation: 'login', effect: { kind: 'status', status: 429 }, times: 1, probability: 0.5 },
      { operation: '*', effect: { kind: 'delay', delay: 1 }, times: null, probability: 1 },
    ],
    persona: 'maria',
  }
  await setState(state)
  const address = screen.getByLabelText('Address', { exact: true })
  const shared = () => new URL(address.element().getAttribute('value') ?? '').searchParams.get('mock') ?? ''
  await expect.poll(shared).toContain('persona:maria')
  expect(decodeState(shared())).toEqual(state)
  for (const name of ['persona', 'jobs', 'at', 'shift', 'frozen', 'latency', 'random'])
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
})

test.each([
  ['/en/jobs?place=tokyo#results', 'Show this page in Japanese', '/jobs?place=tokyo#results'],
  ['/jobs', 'Show this page in English', '/en/jobs'],
  ['/blog', 'Open the English home page', '/en'],
])('%s leads to the other language', async (path, name, target) => {
  const before = location.href
  history.replaceState(null, '', path)
  const screen = await openPanel('Share')
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', target)
  history.replaceState(null, '', before)
})

test('a number out of range becomes the nearest one that the mock takes', async () => {
  const screen = await openPanel('Faults')
  const latency = screen.getByLabelText('Latency of every call')
  await latency.fill('99999999')
  await userEvent.keyboard('{Enter}')
  await expect.element(latency).toHaveValue('60000 ms')
})

test('its content scrolls in a low window', async () => {
  await resizeWindow(1280, 500)
  const screen = await openPanel('Personas')
  const last = screen.getByRole('button', { name: 'Make a person: Offer received' })
  await expect.element(last).not.toBeInViewport()
  last.element().scrollIntoView()
  await expect.element(last).toBeInViewport()
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 800))

  test.each([
    ['Personas', 'Made since the last reset'],
    ['Faults', 'Pace and chance'],
    ['Clock', 'Travel'],
    ['Log', 'Requests'],
    ['Data', 'Tables'],
    ['Share', 'Language'],
  ])('"%s" fits, and fingers find its controls', async (tab, heading) => {
    const screen = await openPanel(tab)
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const panel = screen.getByRole('region', { name: 'Mock mode' }).element()
    const controls = [...panel.querySelectorAll('button, input:not([type=file]), select')].map(
      (control) => control.closest('[role=radiogroup]')?.querySelector('label') ?? control,
    )
    const small = controls.filter((control) => control.getBoundingClientRect().height < 40)
    expect(small.map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})

test('the tabs follow the arrow keys', async () => {
  const screen = await openPanel('Personas')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Faults' })).toHaveFocus()
  await expect.element(screen.getByText(/^No fault is set/)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(screen.getByRole('heading', { name: 'Address with the state' })).toBeVisible()
})
