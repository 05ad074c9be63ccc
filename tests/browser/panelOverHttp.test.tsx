/** The panel on the mock over HTTP, which is at another origin: its settings, cookies and the log are those of the server. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { getClock, getState } from '#mocks/control/generated/client.ts'
import { configureControl } from '#mocks/control/send.ts'
import { http, configureApi } from '#src/api/http.ts'
import { logInAs } from './support/account.ts'
import { openPanel, resetPanel, watchReload } from './support/panel.tsx'

beforeAll(async () => {
  const url = await commands.startHttpMock()
  configureApi({ baseUrl: `${url}/api/v1` })
  configureControl({ origin: url })
})
beforeEach(resetPanel)
afterAll(async () => {
  document.cookie = 'hashi_session=; Path=/; Max-Age=0'
  await commands.stopPrograms()
})

test('it signs in and out by the cookies of the server', async () => {
  const reload = watchReload()
  const screen = await openPanel()
  await expect.element(screen.getByText('over HTTP')).toBeVisible()
  const select = screen.getByLabelText('Signed in as')
  await expect.element(select).toBeEnabled()
  await select.selectOptions('maria')
  await expect.element(select).toHaveValue('maria')
  expect(await http('/applicant/auth', { method: 'GET' })).toMatchObject({ id: 1001 })
  await select.selectOptions('')
  await expect.element(select).toHaveValue('')
  await logInAs('linh')
  await expect.element(select).toHaveValue('linh')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('faults, clock and log are those of the server', async () => {
  const screen = await openPanel('Clock')
  await screen.getByLabelText('Operation').selectOptions('listStories')
  await screen.getByLabelText('Fault', { exact: true }).selectOptions('500')
  await expect.poll(async () => (await getState()).faults).toHaveLength(1)
  await expect(http('/case', { method: 'GET' })).rejects.toMatchObject({ status: 500 })
  await screen.getByRole('button', { name: '+90 days' }).click()
  await expect.poll(async () => (await getClock()).shift).toBe(90 * 24 * 3_600_000)
  await screen.getByRole('tab', { name: 'Log' }).click()
  await expect.element(screen.getByText('GET /case', { exact: true }).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Empty' }).click()
  await expect.element(screen.getByText(/^No request yet/)).toBeVisible()
})
