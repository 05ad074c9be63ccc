/** Faults that are set in the panel. `tests/mocks/faults.test.ts` has their effects on every operation. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listFaults, listRequests } from '#mocks/control/generated/client.ts'
import { loadOptions } from '#src/api/options.ts'
import { repair } from './support/mocks.ts'
import { openPanel, resetPanel } from './support/panel.tsx'

type Screen = Awaited<ReturnType<typeof openPanel>>

beforeEach(resetPanel)
afterEach(repair)
afterEach(resetPanel)

/** Lists the stories. Returns the status, or where the connection broke. */
async function listStories(): Promise<number | 'no answer' | 'half an answer'> {
  try {
    const response = await fetch('/api/v1/case')
    return await response.text().then(
      () => response.status,
      () => 'half an answer',
    )
  } catch {
    return 'no answer'
  }
}

async function setFault(screen: Screen, fault: string, operation = 'listStories'): Promise<void> {
  await screen.getByLabelText('Operation').selectOptions(operation)
  await screen.getByLabelText('Fault', { exact: true }).selectOptions(fault)
  await expect.element(screen.getByRole('button', { name: `Remove the fault of ${operation}` })).toBeVisible()
}

async function fill(screen: Screen, label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await field.fill(text)
  await userEvent.keyboard('{Enter}')
}

test('a fault of the option master shows at once, though the site caches it for a day', async () => {
  await loadOptions('en')
  const screen = await openPanel('Faults')
  await setFault(screen, '500', 'listOptions')
  await expect.poll(() => loadOptions('en').catch((error: unknown) => error)).toMatchObject({ status: 500 })
})

const kinds = [
  ['500', 'Answers 500', 500],
  ['503', 'Answers 503', 503],
  ['offline', 'Has no connection', 'no answer'],
  ['cut', 'Loses the connection in the middle of the answer', 'half an answer'],
] as const

test.each(kinds)('%s happens with each call until it is removed', async (fault, label, result) => {
  const screen = await openPanel('Faults')
  await setFault(screen, fault)
  await expect.element(screen.getByText(label)).toBeVisible()
  expect([await listStories(), await listStories()]).toEqual([result, result])
  await screen.getByRole('button', { name: 'Remove the fault of listStories' }).click()
  await expect.element(screen.getByText(/^No fault is set/)).toBeVisible()
  expect(await listStories()).toBe(200)
})

test.each(kinds)('%s may happen once', async (fault, _label, result) => {
  const screen = await openPanel('Faults')
  await setFault(screen, fault)
  await screen.getByLabelText('How often').selectOptions('1')
  await expect.element(screen.getByLabelText('How often')).toHaveValue('1')
  expect([await listStories(), await listStories()]).toEqual([result, 200])
  await expect.element(screen.getByText('Used up')).toBeVisible()
})

test('a delay has a length', async () => {
  const screen = await openPanel('Faults')
  await setFault(screen, 'delay')
  await fill(screen, 'Delay', '40')
  await expect.element(screen.getByText('Answers 40 ms later')).toBeVisible()
  expect(await listStories()).toBe(200)
  const { items } = await listRequests({})
  expect(items[0]).toMatchObject({ operationId: 'listStories', fault: { kind: 'delay', delay: 40 } })
})

const probabilities = async () => (await listFaults()).items.map(({ fault }) => fault.probability)

test('a probability fails the same calls again with the same seed, and others with another one', async () => {
  const screen = await openPanel('Faults')
  const statuses = async (seed: string): Promise<unknown[]> => {
    await fill(screen, 'Seed of the probabilities', seed)
    await setFault(screen, '500')
    await fill(screen, 'Probability', '50')
    await expect.poll(probabilities).toEqual([0.5])
    const results: unknown[] = []
    for (let call = 0; call < 20; call++) results.push(await listStories())
    await screen.getByRole('button', { name: 'Remove all' }).click()
    await expect.element(screen.getByText(/^No fault is set/)).toBeVisible()
    return results
  }
  const first = await statuses('7')
  expect(new Set(first)).toEqual(new Set([200, 500]))
  expect(await statuses('8')).not.toEqual(first)
  expect(await statuses('7')).toEqual(first)
})
