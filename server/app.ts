import { API_BASE, type App } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { callApp } from '#backend/call.ts'
import { networkOf } from '#backend/network.ts'
import { commonHeaders } from './http/headers.ts'
import { QueueFull, createFairQueue } from './http/fairQueue.ts'
import { fatalResponse, unavailableResponse } from './http/lastResort.ts'
import { isUnavailable } from './page/missing.ts'

/**
 * Requests of one network at the same time. Pages and lists take some ms of the one thread, so more than two at once do not
 * finish earlier, and only delay other networks. A request with a body also waits for its sender, so more of them may be open.
 */
const READS = { atOnce: 2, waiting: 512 }
const WRITES = { atOnce: 16, waiting: 512 }

type Resource = (request: Request) => Response | null | Promise<Response | null>

export type SiteOptions = {
  api: App
  /** Responses other than pages, in order; null leaves the request to the next. */
  resources: Resource[]
  pages: (request: Request) => Promise<Response>
  trustProxy: boolean
}

/** The whole site as one fetch handler: the API, files, pictures and lists for crawlers, and everything else as pages. */
export function createSite({ api, resources, pages, trustProxy }: SiteOptions) {
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
      return fatalResponse(request)
    }
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

async function callApi(api: App, request: Request, address: string): Promise<Response> {
  const cookies = parseCookies(request.headers.get('Cookie'))
  const { response, setCookies } = await callApp(api, { request, cookies, address })
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
  for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value)
  return response
}

/** The caller's network address as the nearest proxy has seen it; that of the proxy where it names none that is valid. */
function forwardedFor(request: Request, proxy: string): string {
  const address = request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return networkOf(address) ? address : proxy
}
