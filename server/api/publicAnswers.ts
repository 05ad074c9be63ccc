import { Hono } from 'hono'
import { API_BASE, type App } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { acceptedLanguage } from '#backend/middleware/headers.ts'
import { validated } from '#backend/middleware/validated.ts'
import { honoPath, routes } from '#backend/routes.ts'
import type { Lang } from '#domain/lang.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { type CacheHost, createContentCache } from '../contentCache.ts'
import { compressedByAddress, encodedAnswer } from '../http/compress.ts'
import { nameRoute } from '../observe/currentRequest.ts'
import type { CachedAnswer } from '../readyAnswers.ts'

/** A request as far as a public answer depends on it. */
type Address = { path: string; search: string; lang: Lang }

type Answer = CachedAnswer & {
  status: number
  /** The characters of the body. */
  length: number
}

type Options = CacheHost & { api: App; origin: string }

/** The operations with the same answer for all callers of a language: those that may be stored, and need no session. */
const isPublic = (id: OperationId) =>
  operations[id].cacheControl === 'no-cache' && operations[id].method === 'get' && !operations[id].secured

/**
 * Answers the public reads of the API. Each answer is cached like a page, with its compressed bodies. `cached` returns the answer to a GET
 * request if it is in the cache.
 */
export function createPublicAnswers({ api, origin, ...host }: Options) {
  const cache = createContentCache<Address, Answer>({
    ...host,
    keyOf: ({ path, search, lang }) => `${lang} ${path}${search}`,
    make: makeAnswer,
    isCacheable: ({ status }) => status === 200,
    sizeOf: ({ length }) => 2 * length + 1,
  })

  async function makeAnswer({ path, search, lang }: Address): Promise<Answer> {
    const request = new Request(origin + path + search, { headers: { 'Accept-Language': lang } })
    let route = ''
    const entered = (operation: string) => void (route = operation)
    const { response } = await callApp(api, { request, cookies: {}, address: '', entered })
    const { text, body } = await encodedAnswer(response, (whole) => compressedByAddress(whole, search))
    return {
      route,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      length: text.length,
      body,
    }
  }

  const addressOf = ({ pathname, search }: URL, language: string | undefined): Address => ({
    path: pathname,
    search,
    lang: acceptedLanguage(language),
  })

  const answers = new Hono()
  for (const { path, ids } of routes(operations))
    for (const id of ids.filter(isPublic))
      answers.get(API_BASE + honoPath(path), validated('Content-Language'), async (c) => {
        nameRoute(id)
        const answer = await cache.get(addressOf(new URL(c.req.url), c.req.header('Accept-Language')))
        const { body, headers } = await answer.body(c.req.raw)
        return new Response(body, {
          status: answer.status,
          headers: { ...answer.headers, ...headers },
        })
      })
  return {
    answers,
    cached: (url: URL, { headers }: Request) =>
      cache.cached(addressOf(url, headers.get('Accept-Language') ?? undefined)),
  }
}
