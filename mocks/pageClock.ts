/** The clock of the page in mock mode. It shows the time of the mock, which may run in another process. */

import { timeOf } from './control/clock.ts'
import type { Clock } from './control/generated/client.ts'

let setting: Clock = { shift: 0, frozenAt: null }
const listeners = new Set<() => void>()

export type PageClock = typeof pageClock

export const pageClock = {
  now: () => new Date(timeOf(setting, Date.now())),
  /** Calls a function after each change of the setting. */
  subscribe(listener: () => void): void {
    listeners.add(listener)
  },
  /** Takes over the setting that the mock has reported. */
  follow(next: Clock): void {
    if (next.shift === setting.shift && next.frozenAt === setting.frozenAt) return
    setting = next
    for (const listener of listeners) listener()
  },
}
