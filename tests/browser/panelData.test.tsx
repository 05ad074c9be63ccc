/** The data of the panel: snapshot, export, import, reset and the number of jobs. `tests/mocks/data.test.ts` has their content. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defaultState } from '#mocks/control/defaultState.ts'
import {
  getSnapshot,
  getState,
  getStatus,
  logInPersona,
  reset,
  setClock,
  setFaults,
} from '#mocks/control/generated/client.ts'
import { keptSnapshot } from '#mocks/panel/parts/snapshots.ts'
import { repair } from './support/mocks.ts'
import { openPanel, resetPanel, watchReload } from './support/panel.tsx'

type Screen = Awaited<ReturnType<typeof openPanel>>

beforeEach(async () => {
  keptSnapshot.clear()
  await resetPanel()
})
afterEach(repair)
afterEach(resetPanel)

/** A person is made, which adds rows and a mail. */
const change = () => logInPersona({ persona: 'justEntered' })

async function expectCount(screen: Screen, table: string, count: number): Promise<void> {
  await expect.element(screen.getByRole('button', { name: `${table} ${count}`, exact: true })).toBeVisible()
}

test('a snapshot is stored and restores its data', async () => {
  const reload = watchReload()
  const screen = await openPanel('Data')
  const back = screen.getByRole('button', { name: 'Return to it' })
  await expect.element(back).toBeDisabled()
  await screen.getByRole('button', { name: 'Keep a snapshot' }).click()
  await expect.element(back).toBeEnabled()
  await change()
  await expectCount(screen, 'applicants', 4)
  await back.click()
  await expectCount(screen, 'applicants', 3)
  expect(await getStatus()).toMatchObject({ mails: 0 })
  expect(reload).toHaveBeenCalledOnce()
})

test('an exported file is imported', async () => {
  const reload = watchReload()
  const made = vi.spyOn(URL, 'createObjectURL')
  await change()
  const before = await getSnapshot()
  const screen = await openPanel('Data')
  await screen.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => made.mock.calls.length).toBe(1)
  const [exported] = made.mock.calls[0] ?? []
  if (!(exported instanceof Blob)) throw new Error('Nothing was exported')
  const file = new File([exported], 'hashi-mock.json', { type: 'application/json' })

  await reset()
  await expectCount(screen, 'applicants', 3)
  await upload(file)
  await expectCount(screen, 'applicants', 4)
  expect(await getSnapshot()).toEqual(before)
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['notes', '{}', '{"format":99}'])('the file %j is refused, and the data stay', async (text) => {
  const reload = watchReload()
  const before = await getSnapshot()
  const screen = await openPanel('Data')
  await upload(new File([text], 'notes.json', { type: 'application/json' }))
  await expect.element(screen.getByRole('alert').filter({ hasText: 'notes.json' })).toBeVisible()
  expect(await getSnapshot()).toEqual(before)
  expect(reload).not.toHaveBeenCalled()
})

test('Reset brings data, settings, mails and log back', async () => {
  const reload = watchReload()
  await setClock({ shift: 60_000, frozenAt: null })
  await setFaults({
    items: [{ operation: 'login', effect: { kind: 'offline' }, times: null, probability: 1 }],
  })
  await change()
  await fetch('/api/v1/case')
  const screen = await openPanel('Data')
  await expectCount(screen, 'applicants', 4)
  await screen.getByRole('button', { name: 'Reset all data' }).click()
  await expectCount(screen, 'applicants', 3)
  expect(await getState()).toEqual(defaultState)
  expect(await getStatus()).toMatchObject({ mails: 0, requests: 0 })
  expect(reload).toHaveBeenCalledOnce()
})

test('more jobs are generated', async () => {
  const reload = watchReload()
  const screen = await openPanel('Data')
  await expectCount(screen, 'jobs', 64)
  await screen.getByLabelText('Number of jobs').fill('80')
  await userEvent.keyboard('{Enter}')
  await expectCount(screen, 'jobs', 80)
  expect(reload).toHaveBeenCalledOnce()
  const response = await fetch('/api/v1/job')
  expect(await response.json()).toHaveProperty('total')
})

/** Chooses a file in the hidden field of "Import". */
async function upload(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The panel has no field for a file')
  await userEvent.upload(input, file)
}
