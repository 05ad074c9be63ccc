import { Hono } from 'hono'
import { API_BASE, type App } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { acceptedLanguage } from '#backend/middleware/headers.ts'
import { validated } from '#backend/middleware/validated.ts'
import { honoPath, routes } from '#backend/routes.ts'
import type { Lang } from '#domain/lang.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { type CacheHost, createContentCache } from '../contentCache.ts'
import { type compressed, compressedByAddress, encodedAnswer } from '../http/compress.ts'
import { nameRoute } from '../observe/currentRequest.ts'

/** A request as far as a public answer depends on it. */
type Address = { path: string; search: string; lang: Lang }

type Answer = {
  status: number
  headers: Record<string, string>
  /** The characters of the body. */
  length: number
  body: ReturnType<typeof compressed>
}

type Options = CacheHost & { api: App; origin: string }

/** The operations with the same answer for all callers of a language: those that may be stored, and need no session. */
const isPublic = (id: OperationId) =>
  operations[id].cacheControl === 'no-cache' && operations[id].method === 'get' && !operations[id].secured

/** Answers the public reads of the API. Each answer is cached like a page, with its compressed bodies. */
export function createPublicAnswers({ api, origin, ...host }: Options): Hono {
  const answerOf = createContentCache<Address, Answer>({
    ...host,
    keyOf: ({ path, search, lang }) => `${lang} ${path}${search}`,
    make: makeAnswer,
    isCacheable: ({ status }) => status === 200,
    sizeOf: ({ length }) => 2 * length + 1,
  })

  async function makeAnswer({ path, search, lang }: Address): Promise<Answer> {
    const request = new Request(origin + path + search, { headers: { 'Accept-Language': lang } })
    const { response } = await callApp(api, { request, cookies: {}, address: '' })
    const { text, body } = await encodedAnswer(response, (whole) => compressedByAddress(whole, search))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      length: text.length,
      body,
    }
  }

  const answers = new Hono()
  for (const { path, ids } of routes(operations))
    for (const id of ids.filter(isPublic))
      answers.get(API_BASE + honoPath(path), validated('Content-Language'), async (c) => {
        nameRoute(id)
        const { pathname, search } = new URL(c.req.url)
        const lang = acceptedLanguage(c.req.header('Accept-Language'))
        const answer = await answerOf({ path: pathname, search, lang })
        const { body, headers } = await answer.body(c.req.raw)
        return new Response(body, {
          status: answer.status,
          headers: { ...answer.headers, ...headers },
        })
      })
  return answers
}
