import type { MiddlewareHandler } from 'hono'
import type { App } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { readBytes } from '#backend/middleware/bytes.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { compressResponse } from '../http/compress.ts'
import type { SiteEnv } from '../http/turns.ts'
import { nameRoute } from '../observe/currentRequest.ts'

/** Passes each call to the API, with its cookies, the caller's address and the budget of its body. */
export function callApi(api: App): MiddlewareHandler<SiteEnv> {
  return async (c) => {
    const request = c.req.raw
    const { address, turn, body } = c.get('caller')
    const { response, setCookies } = await callApp(api, {
      request,
      cookies: parseCookies(c.req.header('Cookie') ?? null),
      address,
      entered: nameRoute,
      // A body may take minutes to arrive, so the request waits for it without a place in the queue.
      readBytes: (source, most) => turn.waitOutside(() => readBytes(source, most, body.reserve)),
    })
    for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
    return compressResponse(response, request)
  }
}
