import { API_BASE, type App } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { callApp } from '#backend/call.ts'
import { commonHeaders } from './http/headers.ts'

type Answer = (request: Request) => Response | null | Promise<Response>

export type SiteOptions = {
  api: App
  files: Answer
  feed: Answer
  pages: (request: Request) => Promise<Response>
  trustProxy: boolean
}

/** The whole site as one fetch handler: the API, the files of the client, the feed of the blog, and everything else as pages. */
export function createSite({ api, files, feed, pages, trustProxy }: SiteOptions) {
  return async (request: Request, remoteAddress = ''): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === API_BASE || pathname.startsWith(`${API_BASE}/`)) {
      return callApi(api, request, trustProxy ? (forwardedFor(request) ?? remoteAddress) : remoteAddress)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...commonHeaders, Allow: 'GET, HEAD' } })
    }
    return (await files(request)) ?? (await feed(request)) ?? pages(request)
  }
}

async function callApi(api: App, request: Request, address: string): Promise<Response> {
  const cookies = parseCookies(request.headers.get('Cookie'))
  const { response, setCookies } = await callApp(api, { request, cookies, address })
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
  for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value)
  return response
}

/** The caller's network address as the nearest proxy has seen it. */
function forwardedFor(request: Request): string | undefined {
  return request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim()
}
