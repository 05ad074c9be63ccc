import type { App } from '#backend/app.ts'
import { type HostCall, callApp } from '#backend/call.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { failureOf } from './faults/failure.ts'
import type { CallFaults } from './faults/faults.ts'

/**
 * The result of a call: a response, a response with a body that breaks off, or none. Each host breaks connections in
 * its own way.
 */
export type Outcome =
  | { connection: 'kept' | 'cut'; response: Response; setCookies: string[] }
  | { connection: 'lost' }

/** Responds to a call with its faults. */
export async function respond(
  app: App,
  call: HostCall,
  id: OperationId | null,
  { delay, decision }: CallFaults,
): Promise<Outcome> {
  if (delay > 0) await wait(delay)
  if (decision?.kind === 'offline') return { connection: 'lost' }
  if (decision?.kind === 'status' && id !== null)
    return { connection: 'kept', ...failureOf(id, decision, call.request) }
  const connection = decision?.kind === 'cut' ? 'cut' : 'kept'
  return { connection, ...(await callApp(app, call)) }
}

/** Waits in real time, in ms. */
const wait = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time))
