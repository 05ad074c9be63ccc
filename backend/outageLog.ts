import type { Clock } from './ports/clock.ts'
import type { Unavailable } from './ports/unavailable.ts'

/** The minimum time between equal messages, in ms, because an outage or a flood refuses every call. */
const PAUSE = 1_000

/** Logs the reasons of 503 responses, the same message at most once a second. */
export function createOutageLog(clock: Clock): (error: Unavailable) => void {
  let last = { message: '', time: 0 }
  return ({ message }) => {
    const time = clock().getTime()
    // The clock may have been set back.
    if (message === last.message && Math.abs(time - last.time) < PAUSE) return
    last = { message, time }
    console.error(message)
  }
}
