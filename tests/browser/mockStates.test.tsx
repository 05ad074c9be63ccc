/** Each row of `docs/mock-states.md` is reached in mock mode: the address, the presses, and the text afterwards. */

import { beforeEach, expect, test } from 'vitest'
import { decodeState } from '#mocks/control/codec.ts'
import { setState } from '#mocks/control/generated/client.ts'
import { situations } from '#mocks/panel/parts/personas.ts'
import table from '../../docs/mock-states.md?raw'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('mock='))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, part = '', state = '', address = '', then = '', text = '']) => ({
    part,
    state,
    address: address.replaceAll('`', ''),
    presses: then.split(', ').filter(Boolean),
    text,
  }))

beforeEach(resetMocks)

/** Opens an address with a state of the mock, as mock mode does. */
async function openState(address: string) {
  const [path = '', state = ''] = address.split(/[?&]mock=/)
  await setState(decodeState(state))
  const { screen } = await openPage(path)
  return screen
}

type Screen = Awaited<ReturnType<typeof openState>>

const APPLICATION = 'main a[href*="/application/detail/"]'

async function openFirstApplication(): Promise<void> {
  await expect.poll(() => document.querySelector(APPLICATION)).not.toBeNull()
  document.querySelector<HTMLElement>(APPLICATION)?.click()
}

async function press(screen: Screen, what: string): Promise<void> {
  if (what === 'the application') return openFirstApplication()
  const name = /“(.+)”/.exec(what)?.[1] ?? ''
  const place = screen.getByRole(what.startsWith('in the dialog') ? 'dialog' : 'main')
  await place.getByRole('button', { name, exact: true }).click()
}

test.each(rows)('$part: $state', async ({ address, presses, text }) => {
  const screen = await openState(address)
  for (const what of presses) await press(screen, what)
  const shown = screen.getByText(text, { exact: false }).or(screen.getByLabelText(text))
  await expect.element(shown.first()).toBeInTheDocument()
})

test('each part has each kind of state, and each new person of the panel a row', () => {
  const kinds = ['Nothing known', 'Nothing to gain', 'Closed', 'Refused', 'Late']
  const parts = [...new Set(rows.map(({ part }) => part))]
  expect(parts).toHaveLength(4)
  for (const part of parts)
    for (const kind of kinds)
      expect
        .soft(
          rows.some((row) => row.part === part && row.state.startsWith(kind)),
          `${part}, ${kind}`,
        )
        .toBe(true)
  const others = ['justEntered', 'verified', 'fullProfile']
  const people = situations.map(({ persona }) => persona).filter((persona) => !others.includes(persona))
  expect(people.filter((persona) => !table.includes(`persona:${persona}`))).toEqual([])
})
