import type { Clock } from './ports/clock.ts'
import type { Unavailable } from './ports/unavailable.ts'

/** Time before the same message is logged again, in ms: an outage or a flood refuses every call. */
const PAUSE = 1_000

/** Logs why calls are refused with 503, the same message at most once a second. */
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
