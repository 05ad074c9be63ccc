/** The settings of the mock with its mails and people, and how they survive a reload. */

import { createControlClock } from './clock.ts'
import type { Slots } from './data/slots.ts'
import { createFaults } from './faults/faults.ts'
import type { MockState } from './generated/client.ts'
import { createOutbox } from './outbox.ts'
import type { MadePerson } from './people/personas.ts'
import { parseSettings, printSettings } from './savedSettings.ts'

export type Settings = ReturnType<typeof createSettings>

/** The state without the persona, who is logged in by the cookies of each caller. */
export type SharedSettings = Omit<MockState, 'persona'>

type Plain = Pick<MockState, 'seed' | 'latency' | 'randomSeed'> & { people: MadePerson[] }

/** Creates the settings of the start, or those that the slots hold. `real` returns the real time in ms. */
export function createSettings(start: MockState, slots: Slots | null, real?: () => number) {
  const slot = slots?.settings
  const clock = createControlClock(start.clock, real)
  let plain: Plain = plainOf(start)
  let revision = 0
  let known: string | null = null
  const faults = createFaults(() => plain.randomSeed)
  const outbox = createOutbox(changed)

  /** Notes a change for readers of the status, and saves it. */
  function changed(): void {
    revision++
    if (!slot) return
    const state = { ...get(), persona: null }
    slot.save(printSettings({ state, uses: faults.uses(), mails: outbox.all(), people: plain.people }))
    known = slot.load()
  }

  function get(): SharedSettings {
    const { people: _, ...rest } = plain
    return { ...rest, clock: clock.get(), faults: faults.get() }
  }

  /** Takes over the settings that another tab has saved. */
  function refresh(): void {
    const text = slot?.load() ?? null
    if (text === known) return
    known = text
    const saved = parseSettings(text)
    if (!saved) return
    plain = { ...plainOf(saved.state), people: saved.people }
    clock.set(saved.state.clock)
    faults.set(saved.state.faults, saved.uses)
    outbox.restore(saved.mails)
    revision++
  }

  faults.set(start.faults)
  refresh()
  return {
    clock,
    faults,
    outbox,
    get,
    refresh,
    changed,
    plain: () => plain,
    revision: () => revision,
    update(changes: Partial<Plain>) {
      plain = { ...plain, ...changes }
      changed()
    },
    /** Returns to the settings of the start. */
    reset() {
      plain = plainOf(start)
      clock.set(start.clock)
      faults.set(start.faults)
      outbox.replace([])
    },
  }
}

const plainOf = ({ seed, latency, randomSeed }: SharedSettings): Plain => ({
  seed,
  latency,
  randomSeed,
  people: [],
})
