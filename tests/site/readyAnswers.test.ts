/** An answer from a cache skips the middleware of the site, and nothing in it may show that. */

import { expect, test, vi } from 'vitest'
import { type CurrentRequest, runRequest } from '#server/observe/currentRequest.ts'
import { startWholeSite } from '../support/wholeSite.ts'

/** The clock does not move, so that the caches are trusted. */
const site = await startWholeSite({ elapsed: () => 1 })

const page = '/en/company'
const answer = '/api/v1/case?perPage=3'

/** The first request makes the entry of the cache. */
async function getTwice(path: string, headers: Record<string, string>) {
  const [made, ready] = [await site.get(path, headers), await site.get(path, headers)]
  return { made: await partsOf(made), ready: await partsOf(ready) }
}

/** A body is compressed better after some requests, so only plain ones are compared. */
const partsOf = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: response.headers.has('Content-Encoding') ? null : await response.text(),
})

test.each([page, answer])(
  '%s from the cache has the status, headers and body of the first time',
  async (path) => {
    for (const encoding of ['', 'gzip, br', 'gzip'])
      for (const language of ['ja', 'en', 'fr;q=0.1']) {
        const { made, ready } = await getTwice(path, {
          'Accept-Encoding': encoding,
          'Accept-Language': language,
        })
        expect(made.status).toBe(200)
        expect(ready).toEqual(made)
      }
  },
)

/**
 * Sends a request again, and returns the state of the second one. It comes in the next round of the event loop, as over a network: in a
 * round that is already long, requests wait for their turn, whatever is in the cache.
 */
async function repeat(path: string, init: RequestInit = {}) {
  const current: CurrentRequest = { id: 'one', traceparent: null, route: 'page', isNamed: false }
  await site.send(path, init)
  await new Promise((resolve) => setImmediate(resolve))
  const response = await runRequest(current, () => site.send(path, init))
  return { response, current }
}

test.each([
  ['/en/nothing-here', 404],
  ['/en/applicant/mypage', 200],
  ['/api/v1/case?page=none', 422],
  ['/api/v1/applicant/auth', 401],
])('%s takes the way through the middleware each time', async (path, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { response, current } = await repeat(path)
  expect(response.status).toBe(status)
  expect(current.isNamed).toBe(false)
})

test.each([
  [page, 'page'],
  [answer, 'listStories'],
])(
  'the request of %s has the name of its operation, and its answer names the request',
  async (path, route) => {
    const { response, current } = await repeat(path)
    expect(response.headers.get('X-Request-Id')).toBe('one')
    expect(current).toMatchObject({ route, isNamed: true })
  },
)

test('a known tag, HEAD and other methods take the way through the middleware', async () => {
  const tag = (await site.get(page)).headers.get('ETag') ?? ''
  const known = await repeat(page, { headers: { 'If-None-Match': tag } })
  expect([known.response.status, known.current.isNamed]).toEqual([304, false])
  for (const [method, status] of [
    ['HEAD', 200],
    ['POST', 405],
  ] as const) {
    const { response, current } = await repeat(page, { method })
    expect([response.status, current.isNamed]).toEqual([status, false])
  }
})
