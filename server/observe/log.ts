/** The log of requests and security events: a JSON object in each line, or short text on a terminal. */

import { type DestinationStream, type Logger, destination, pino, stdTimeFunctions } from 'pino'
import { currentRequest } from './currentRequest.ts'

export const logForms = ['json', 'text', 'off'] as const
export type LogForm = (typeof logForms)[number]

/** A safety net: the values of lines are ids, numbers and names of operations, never these. They have no parts. */
const SECRETS = ['email', 'name', 'address', 'password', 'token', 'authorization', 'cookie', 'query']

/** Lines are written together, 4 KB of them or those of 0.2 s: a write for each costs as much as a request from the cache. */
const TOGETHER = { minLength: 4096, periodicFlush: 200 }

/** The most that waits to be written, in bytes. Further lines are lost. */
const MOST_WAITING = 1_000_000

/** Opens the output of the log. While it cannot be written to, such as a file on a full disk, lines wait or are lost, and the server runs. */
export function openOutput(dest: string | number = 1) {
  const out = destination({ dest, sync: false, ...TOGETHER, maxLength: MOST_WAITING })
  // Without a listener, the error would end the process. The next write repeats this one.
  out.on('error', () => {})
  return out
}

/** Creates the log. Lines within a request have its id and its trace. */
export function createLog(form: LogForm, out: DestinationStream = openOutput()): Logger {
  return pino(
    {
      enabled: form !== 'off',
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: SECRETS,
      mixin() {
        const request = currentRequest()
        if (!request) return {}
        const { id, traceparent } = request
        return { request: id, ...(traceparent && { trace: traceparent.split('-')[1] }) }
      },
    },
    form === 'text' ? { write: (line) => out.write(readable(line)) } : out,
  )
}

/** Returns a line for a person: the time of day, the message, and the values. */
function readable(line: string): string {
  const { level: _level, time, msg, request: _request, ...values }: Record<string, unknown> = JSON.parse(line)
  const rest = Object.entries(values).map(([name, value]) => `${name}=${String(value)}`)
  return `${String(time).slice(11, 19)} ${String(msg)} ${rest.join(' ')}\n`
}
