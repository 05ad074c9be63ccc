import { API_BASE, type App } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { callApp } from '#backend/call.ts'
import { networkOf } from '#backend/network.ts'
import { compressResponse } from './http/compress.ts'
import { commonHeaders } from './http/headers.ts'
import { QueueFull, createFairQueue } from './http/fairQueue.ts'
import { unavailableResponse } from './http/lastResort.ts'
import { isUnavailable } from './page/missing.ts'

/**
 * The maximum number of concurrent requests from one network. Reads take some ms of the single thread, so more than two at once
 * finish no earlier and only delay other networks. Writes are higher, because they also wait for their senders' bodies.
 */
const READS = { atOnce: 2, waiting: 512 }
const WRITES = { atOnce: 16, waiting: 512 }

type Resource = (request: Request) => Response | null | Promise<Response | null>

export type SiteOptions = {
  api: App
  /** Handlers for everything but pages, tried in order. Null passes the request on. */
  resources: Resource[]
  pages: (request: Request) => Promise<Response>
  /** Returns the page for an unexpected error. */
  fatal: (request: Request) => Response
  trustProxy: boolean
}

/** Creates the fetch handler of the site: the API, the resources and, for all other paths, pages. */
export function createSite({ api, resources, pages, fatal, trustProxy }: SiteOptions) {
  const reads = createFairQueue(READS)
  const writes = createFairQueue(WRITES)

  async function respond(request: Request, address: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === API_BASE || pathname.startsWith(`${API_BASE}/`)) return callApi(api, request, address)
    if (!isRead(request)) {
      return new Response(null, { status: 405, headers: { ...commonHeaders, Allow: 'GET, HEAD' } })
    }
    for (const resource of resources) {
      const found = await resource(request)
      if (found) return found
    }
    return pages(request)
  }

  return async (request: Request, remoteAddress = ''): Promise<Response> => {
    const address = trustProxy ? forwardedFor(request, remoteAddress) : remoteAddress
    const queue = isRead(request) ? reads : writes
    try {
      return await queue.run(networkOf(address) ?? '', () => respond(request, address))
    } catch (error) {
      if (error instanceof QueueFull || isUnavailable(error)) return unavailableResponse()
      console.error(`${request.method} ${new URL(request.url).pathname}:`, error)
      return fatal(request)
    }
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

async function callApi(api: App, request: Request, address: string): Promise<Response> {
  const cookies = parseCookies(request.headers.get('Cookie'))
  const { response, setCookies } = await callApp(api, { request, cookies, address })
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
  for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value)
  return compressResponse(response, request)
}

/** Returns the caller's address as the nearest proxy reports it, or the proxy's own if it reports no valid one. */
function forwardedFor(request: Request, proxy: string): string {
  const address = request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return networkOf(address) ? address : proxy
}
