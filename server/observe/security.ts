import type { Logger } from 'pino'
import type { SecurityEvent } from '#backend/ports/securityEvents.ts'
import type { Metrics } from './metrics.ts'

/** The maximum number of lines in a second: attackers cause them. All events are counted. */
const LINES = 20
const SECOND = 1_000

/** Creates the port of security events: a line in the log for each, and a count. */
export function createSecurity(log: Logger, { security }: Pick<Metrics, 'security'>) {
  let since = -SECOND
  let lines = 0
  return ({ event, ...values }: SecurityEvent): void => {
    security.inc({ event })
    const now = performance.now()
    if (now - since >= SECOND) {
      if (lines > LINES) log.warn({ more: lines - LINES }, 'security events without lines')
      since = now
      lines = 0
    }
    lines += 1
    if (lines <= LINES) log.warn({ event, ...values }, 'security')
  }
}
