import type { IncomingMessage } from 'node:http'
import { API_BASE, type App } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import type { Call } from '#backend/http.ts'
import { commonHeaders } from './http/headers.ts'

type Answer = (request: Request) => Response | null | Promise<Response>

export type SiteOptions = {
  api: App
  files: Answer
  pages: (request: Request) => Promise<Response>
  trustProxy: boolean
}

/** The whole site as one fetch handler: the API, the files of the client, and everything else as pages. */
export function createSite({ api, files, pages, trustProxy }: SiteOptions) {
  return async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === API_BASE || pathname.startsWith(`${API_BASE}/`)) {
      return callApi(api, request, addressOf(request, incoming, trustProxy))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...commonHeaders, Allow: 'GET, HEAD' } })
    }
    return (await files(request)) ?? pages(request)
  }
}

async function callApi(api: App, request: Request, address: string): Promise<Response> {
  const call: Call = {
    address,
    cookies: { incoming: parseCookies(request.headers.get('Cookie')), outgoing: [] },
  }
  const response = await api.fetch(request, { call })
  for (const cookie of call.cookies.outgoing) response.headers.append('Set-Cookie', cookie)
  for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value)
  return response
}

/** The caller's network address; behind a trusted proxy the last one that the proxy has seen. */
function addressOf(request: Request, incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return forwarded ?? incoming.socket.remoteAddress ?? ''
}
