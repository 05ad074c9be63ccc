import type { ClockReading, Clock as ClockSetting } from './generated/client.ts'
import { refuse } from './refusal.ts'

export type ControlClock = ReturnType<typeof createControlClock>

/** The times that the mock can have. Beyond them dates of the sample content would be no dates of the contract. */
const EARLIEST = Date.parse('1970-01-02T00:00:00Z')
const LATEST = Date.parse('2100-01-01T00:00:00Z')

/** Creates a clock that can be shifted or frozen. `real` returns the real time in ms. */
export function createControlClock(start: ClockSetting, real: () => number = Date.now) {
  let setting = start

  /** Names the field that the caller has sent. */
  function change(next: ClockSetting, field: string): void {
    checkTime(timeOf(next, real()), field)
    setting = next
  }

  return {
    real,
    now: () => new Date(timeOf(setting, real())),
    get: (): ClockSetting => setting,
    set: (next: ClockSetting) => change(next, next.frozenAt === null ? 'shift' : 'frozenAt'),
    /** Shifts the time by this number of ms; the clock may be frozen. */
    advance(by: number) {
      const { shift, frozenAt } = setting
      const next =
        frozenAt === null
          ? { shift: shift + by, frozenAt }
          : { shift, frozenAt: new Date(Date.parse(frozenAt) + by).toISOString() }
      change(next, 'by')
    },
    read: (): ClockReading => ({ ...setting, now: new Date(timeOf(setting, real())).toISOString() }),
  }
}

/** Returns the time of a clock in ms, at a real time in ms. */
export function timeOf({ shift, frozenAt }: ClockSetting, real: number): number {
  return frozenAt === null ? real + shift : Date.parse(frozenAt)
}

/** Refuses times that the mock cannot have. */
export function checkTime(time: number, field: string): void {
  if (time < EARLIEST || time >= LATEST) refuse(field, 'must lead to a time from 1970 to 2099')
}
