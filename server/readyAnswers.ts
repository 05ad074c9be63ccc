/** Answers from the caches, before the middleware of the site. */

import { Hono } from 'hono'
import type { compressed } from './http/compress.ts'
import { type StrictTransport, commonHeaders } from './http/headers.ts'
import type { ReadAtOnce } from './http/turns.ts'
import { idHeader, nameRoute } from './observe/currentRequest.ts'

/** A response of a cache with status 200. */
export type CachedAnswer = {
  /** The operation of the API, or `page`. */
  route: string
  /** Its own headers, without its encoding. */
  headers: Record<string, string>
  body: ReturnType<typeof compressed>
}

/** Returns the answer to a GET request if no work is needed for it. */
export type FindCached = (url: URL, request: Request) => CachedAnswer | undefined

type Options = {
  cached: FindCached
  readAtOnce: ReadAtOnce
  /** The public origin. */
  origin: string
  hsts?: StrictTransport
}

/**
 * Returns a handler of requests that a cache answers by itself. They need little more than half of the time of the way through the
 * middleware (decision 95). It returns null for all other requests, also if the network of the caller has to wait for its turn.
 */
export function createReadyAnswers({ cached, readAtOnce, origin, hsts }: Options) {
  const common = headersOfEvery(origin, hsts)
  /** The headers of an answer with those of every response. */
  const whole = new WeakMap<CachedAnswer['headers'], Record<string, string>>()

  async function wholeHeaders(own: CachedAnswer['headers']): Promise<Record<string, string>> {
    const known = whole.get(own)
    if (known) return known
    const all = new Headers(await common)
    for (const [name, value] of Object.entries(own)) all.set(name, value)
    const made = Object.fromEntries(all)
    whole.set(own, made)
    return made
  }

  async function respond(request: Request, answer: CachedAnswer): Promise<Response> {
    nameRoute(answer.route)
    const { body, headers } = await answer.body(request)
    return new Response(body, {
      headers: { ...(await wholeHeaders(answer.headers)), ...headers, ...idHeader() },
    })
  }

  return async (request: Request, remoteAddress: string): Promise<Response | null> => {
    if (request.method !== 'GET' || request.headers.has('If-None-Match')) return null
    const answer = cached(new URL(request.url), request)
    return answer ? readAtOnce(request, remoteAddress, () => respond(request, answer)) : null
  }
}

/** Returns the headers that the middleware of the site adds to each response. */
async function headersOfEvery(origin: string, hsts: StrictTransport | undefined) {
  const site = new Hono().use(...commonHeaders(origin, hsts))
  const { headers } = await site.get('*', () => new Response(null)).request(origin)
  return Object.fromEntries(headers)
}
