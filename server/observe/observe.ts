/** Observes the requests of a listener: an id for each, a line in the log, and metrics. */

import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { networkOf } from '#backend/network.ts'
import { type CurrentRequest, REQUEST_ID, runRequest, traceparentOf } from './currentRequest.ts'
import type { Metrics } from './metrics.ts'

export type Site = (request: Request, remoteAddress?: string) => Promise<Response>

type Options = {
  log: Logger
  metrics: Pick<Metrics, 'requests' | 'durations' | 'running'>
  /** Returns the address of the caller, who may be behind a proxy. */
  addressOf: (request: Request, remoteAddress: string) => string
}

/** Networks are hashed with a key of this process: lines of one caller can be compared, without a way back to the address. */
const key = randomBytes(32)
const hashes = new LRUCache<string, string>({
  max: 10_000,
  memoMethod: (network) => createHmac('sha256', key).update(network).digest('base64url').slice(0, 10),
})

/** Kinds of requests that are counted and have no line: balancers send them all the time. */
const SILENT = new Set(['health', 'metrics'])

/** Wraps the handler of a listener. */
export function observe(site: Site, { log, metrics, addressOf }: Options): Site {
  function note({ route }: CurrentRequest, { method, path, status, seconds, address }: Outcome): void {
    metrics.requests.inc({ route, method, status })
    metrics.durations.observe({ route }, seconds)
    if (SILENT.has(route)) return
    log.info(
      {
        route,
        // A path that leads nowhere may contain anything.
        ...(route === 'page' && status < 400 && { path }),
        method,
        status,
        ms: Math.round(seconds * 1000),
        network: hashes.memo(networkOf(address) ?? ''),
      },
      'request',
    )
  }

  return (request, remoteAddress = '') => {
    const { pathname } = new URL(request.url)
    const current: CurrentRequest = {
      id: randomUUID(),
      traceparent: traceparentOf(request),
      route: kindOf(pathname),
    }
    return runRequest(current, async () => {
      const began = performance.now()
      let status = 500
      metrics.running.inc()
      try {
        const response = await site(request, remoteAddress)
        status = response.status
        if (!current.isNamed) response.headers.set(REQUEST_ID, current.id)
        return response
      } finally {
        metrics.running.dec()
        note(current, {
          method: methodOf(request),
          path: pathname,
          status,
          seconds: (performance.now() - began) / 1000,
          address: addressOf(request, remoteAddress),
        })
      }
    })
  }
}

type Outcome = { method: string; path: string; status: number; seconds: number; address: string }

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const methodOf = ({ method }: Request) => (METHODS.includes(method) ? method : 'other')

/** Returns the kind of a request; an operation of an API replaces it (`Call.entered`). */
function kindOf(pathname: string): string {
  if (pathname === '/healthz' || pathname === '/readyz') return 'health'
  if (pathname === '/metrics') return 'metrics'
  if (/^\/(?:api|staff)\//.test(pathname)) return 'unknown-operation'
  return pathname.startsWith('/assets/') ? 'asset' : 'page'
}
