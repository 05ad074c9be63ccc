/** The request that the running code works for, for log lines and calls of other systems. */

import { AsyncLocalStorage } from 'node:async_hooks'

export type CurrentRequest = {
  /** Random; the response names it in `X-Request-Id`. */
  id: string
  /** The caller's trace (W3C Trace Context); null without a valid one. */
  traceparent: string | null
  /** The operation of an API, or the kind of another request. */
  route: string
  /** Whether the response names the request already. */
  isNamed?: boolean
}

export const REQUEST_ID = 'X-Request-Id'

const storage = new AsyncLocalStorage<CurrentRequest>()

export const currentRequest = (): CurrentRequest | undefined => storage.getStore()

export const runRequest = <T>(request: CurrentRequest, work: () => Promise<T>): Promise<T> =>
  storage.run(request, work)

/** Names the operation of the current request. */
export function nameRoute(operation: string): void {
  const request = currentRequest()
  if (request) request.route = operation
}

/** Returns the header that names the current request, for a response made with all its headers, which is faster than adding one. */
export function idHeader(): Record<string, string> {
  const request = currentRequest()
  if (!request) return {}
  request.isNamed = true
  return { [REQUEST_ID]: request.id }
}

/** Version 00 of the header; ids of zeros are invalid. */
const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** Returns the trace of a request, or null. */
export function traceparentOf({ headers }: Request): string | null {
  const header = headers.get('traceparent') ?? ''
  return TRACEPARENT.test(header) ? header : null
}

/** The place where OpenTelemetry registers itself in a process (its package `api`, version 1). It then passes traces on by itself. */
const OPEN_TELEMETRY = Symbol.for('opentelemetry.js.api.1')

/** Calls another system with the trace of the current request. */
export function fetchTraced(request: Request): Promise<Response> {
  const traceparent = currentRequest()?.traceparent
  if (traceparent && !(OPEN_TELEMETRY in globalThis)) request.headers.set('traceparent', traceparent)
  return fetch(request)
}
