/** Calls of the API: faults, the backend, the log, and calls that no operation answers. */

import type { HostCall } from '#backend/call.ts'
import { operationOf } from '../operationOf.ts'
import { nearestOperation, unhandledDetailJa, unhandledMessage } from './contract/nearest.ts'
import type { World } from './data/world.ts'
import type { LogEntry, UnhandledCall } from './generated/client.ts'
import type { Log } from './log/log.ts'
import { type Outcome, respond } from './outcome.ts'
import { finishRecording, startRecording } from './record.ts'
import type { Settings } from './settings.ts'

type Parts = {
  settings: Settings
  log: Log
  world: () => World
  /** Gets one line about each violation of the contract and each call that no operation answers. */
  report: (message: string) => void
}

/** Returns a function that responds to the calls of the API. The entry of the log is written before the response. */
export function createCalls({ settings, log, world, report }: Parts) {
  return async (call: HostCall): Promise<Outcome> => {
    settings.refresh()
    const id = operationOf(call.request)
    const number = log.nextNumber()
    const recording = startRecording(call, {
      id,
      number,
      at: settings.clock.now(),
      startedAt: performance.now(),
    })
    const faults = settings.faults.take(id)
    if (faults.noted) settings.changed()
    const delay = Math.max(faults.delay, settings.plain().latency)
    const given = await respond(world().app, call, id, { ...faults, delay })
    const unhandled = id === null ? unhandledCall(call.request, number) : null
    const outcome = unhandled ? await named(given, unhandled) : given
    const detail = await finishRecording(recording, {
      outcome,
      fault: faults.noted,
      unhandled: unhandled?.message ?? null,
      endedAt: performance.now(),
    })
    log.add(detail)
    if (unhandled) log.addUnhandled(unhandled)
    settings.changed()
    for (const line of reportsOf(detail.entry)) report(line)
    return outcome
  }
}

function unhandledCall({ method, url }: Request, number: number): UnhandledCall {
  const { pathname, search } = new URL(url)
  const nearest = nearestOperation(method, pathname)
  return {
    number,
    method,
    path: `${pathname}${search}`,
    message: unhandledMessage(method, pathname, nearest),
    nearest,
  }
}

/** Adds the nearest operation to the `detail` of the response's problem. */
async function named(outcome: Outcome, call: UnhandledCall): Promise<Outcome> {
  if (outcome.connection === 'lost') return outcome
  const { status, headers } = outcome.response
  const problem: unknown = await outcome.response.json()
  const detail = headers.get('Content-Language') === 'ja' ? unhandledDetailJa(call) : call.message
  const body = JSON.stringify(Object.assign({}, problem, { detail }))
  return { ...outcome, response: new Response(body, { status, headers }) }
}

function reportsOf({ method, path, unhandled, violations }: LogEntry): string[] {
  const call = `${method} ${path}`
  return [
    ...(unhandled === null ? [] : [unhandled]),
    ...violations.map(
      ({ side, place, message }) => `Contract violation in the ${side} of ${call}: ${place} ${message}`,
    ),
  ]
}
