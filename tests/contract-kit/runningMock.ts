/** The mock over HTTP as the target of the contract kit. A mutation can break it while it runs. */

import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { vi } from 'vitest'
import { createMockControl } from '#mocks/control/createControl.ts'
import { defaultState } from '#mocks/control/defaultState.ts'
import { CONTROL_BASE } from '#mocks/control/send.ts'
import { createMockHost } from '#mocks/http.ts'
import { loadAdapter } from '../../contract-kit/src/adapter/adapter.ts'
import type { Transport } from '../../contract-kit/src/http/client.ts'
import type { Break } from './breaking.ts'
import type { Target } from './target.ts'

export type RunningMock = {
  url: URL
  /** The kit reaches the mock over HTTP alone: its calls by `fetch`, its hooks by the control API. */
  target: Target
  /** Breaks the calls of the API from now on, instead of the former break. */
  breakBy: (breaks: Break) => void
  stop: () => void
}

/** Starts the mock on a free port. The adapter finds one mock in each file of tests. */
export async function startRunningMock(): Promise<RunningMock> {
  const control = await createMockControl({
    host: 'http',
    start: defaultState,
    origin: 'http://localhost:5173',
    report: () => {},
  })
  const host = createMockHost(control, () => false)
  const connections = new AsyncLocalStorage<HttpBindings | Http2Bindings>()
  const whole: Transport = async (request) => host.fetch(request, connections.getStore())
  let answer = whole
  const isControl = (request: Request) => new URL(request.url).pathname.startsWith(CONTROL_BASE)
  const server = serve({
    port: 0,
    fetch: (request, bindings) =>
      connections.run(bindings, () => (isControl(request) ? whole(request) : answer(request))),
  })
  await once(server, 'listening')
  const url = originOf(server.address())
  vi.stubEnv('HASHI_MOCK_URL', url.origin)
  return {
    url,
    target: {
      transport: (request) => fetch(request),
      adapter: await loadAdapter('contract-kit/adapters/mock.mjs'),
    },
    breakBy: (breaks) => void (answer = breaks(whole)),
    stop: () => void server.close(),
  }
}

function originOf(address: ReturnType<ReturnType<typeof serve>['address']>): URL {
  if (address === null || typeof address === 'string') throw new Error('The mock has no port')
  return new URL(`http://localhost:${address.port}`)
}
