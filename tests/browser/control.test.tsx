/** The control API in the page: the same handler as over HTTP, behind the service worker. */

import { afterEach, expect, test, vi } from 'vitest'
import {
  listRequests,
  logInPersona,
  removeFaults,
  reset,
  setClock,
  setFaults,
} from '#mocks/control/generated/client.ts'
import type { FaultEffect } from '#mocks/control/generated/client.ts'
import { repair } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

afterEach(async () => {
  repair()
  await reset()
})

const failStories = (effect: FaultEffect) =>
  setFaults({ items: [{ operation: 'listStories', effect, times: null, probability: 1 }] })

test.each<FaultEffect>([{ kind: 'status', status: 500 }, { kind: 'offline' }, { kind: 'cut' }])(
  'a fault shows the error of the page: %j',
  async (effect) => {
    await failStories(effect)
    const { screen } = await openPage('/en/cases')
    await expect
      .element(screen.getByRole('heading', { name: 'The stories could not be loaded' }))
      .toBeVisible()
    await removeFaults()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('article').first()).toBeVisible()
  },
)

test('a persona is logged in by cookie, until the clock ends the session', async () => {
  const auth = async () => (await fetch('/api/v1/applicant/auth')).status
  expect(await auth()).toBe(401)
  expect(await logInPersona({ persona: 'fullProfile' })).toMatchObject({ isLoggedIn: true })
  expect(document.cookie).toContain('hashi_session=1')
  expect(await auth()).toBe(200)
  await setClock({ shift: 60 * 24 * 3_600_000, frozenAt: null })
  expect(await auth()).toBe(401)
})

test('a violation of the contract and a call without an operation are reported on the console, which fails tests', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await fetch('/api/v1/case?colour=red')
  await fetch('/api/v1/cases')
  expect(log.mock.calls.map(([text]) => String(text))).toEqual([
    'Contract violation in the request of GET /api/v1/case?colour=red: query colour is no parameter of the operation',
    'No operation of the contract answers GET /api/v1/cases. The nearest is listStories: GET /api/v1/case',
  ])
  expect(await listRequests({ only: 'unhandled' })).toMatchObject({ items: [{ path: '/api/v1/cases' }] })
})
