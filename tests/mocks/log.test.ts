import { describe, expect, it } from 'vitest'
import { checkResponse } from '#mocks/control/contract/checkResponse.ts'
import { nearestOperation } from '#mocks/control/contract/nearest.ts'
import { parseLog, printLog } from '#mocks/control/log/savedLog.ts'
import { createTestControl } from './control.ts'

describe('The log', () => {
  it('names operation, status and both messages, the newest first', async () => {
    const { send, call } = await createTestControl()
    const credentials = { email: 'maria@example.com', password: "it's wrong" }
    await call('GET', '/case?top=true')
    await call('POST', '/applicant/login', credentials)
    const { total, items } = Object((await send('GET', '/log')).body)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { number: 2, method: 'POST', operationId: 'login', status: 401, violations: [] },
      { number: 1, method: 'GET', path: '/api/v1/case?top=true', operationId: 'listStories', status: 200 },
    ])
    const { request, answer } = Object((await send('GET', '/log/2')).body)
    expect(JSON.parse(request.body)).toEqual(credentials)
    expect(answer.body).toContain('/problems/login-failed')
    expect(answer.headers).toContainEqual({ name: 'content-language', value: 'en' })
    expect((await send('GET', '/log/3')).status).toBe(404)
    expect((await send('GET', '/log/x')).status).toBe(404)
  })

  it('continues after a reload of the page', async () => {
    const { call, control } = await createTestControl()
    await call('GET', '/case?top=true')
    await call('GET', '/jobs')
    const text = printLog(control.log.all())

    const next = await createTestControl()
    const saved = parseLog(text)
    if (saved) next.control.log.restore(saved)
    expect(next.control.log.all()).toEqual(control.log.all())
    await next.call('GET', '/case')
    expect(next.control.log.list({ after: 2, limit: 5 }).items).toMatchObject([{ number: 3 }])
    expect(next.control.status()).toMatchObject({ requests: 3, unhandled: [{ number: 2 }] })
  })

  it('is saved with the newest requests, as many as the browser has room for', async () => {
    const { call, control } = await createTestControl()
    for (let count = 0; count < 100; count++) await call('GET', '/job?perPage=20')
    const text = printLog(control.log.all())
    expect(text.length).toBeLessThan(1_100_000)
    const saved = parseLog(text)?.details.map(({ entry }) => entry.number) ?? []
    expect(saved.length).toBeGreaterThan(10)
    expect(saved.length).toBeLessThan(100)
    expect(saved).toEqual(Array.from(saved, (_, index) => 101 - saved.length + index))
  })

  it.each([null, '', '{', '{}', '{"details":[{}],"unhandled":[]}'])(
    'starts empty when %j is saved',
    (text) => {
      expect(parseLog(text)).toBeNull()
    },
  )

  it('has a curl line that a shell reads as the request', async () => {
    const { call, control } = await createTestControl()
    await call('POST', '/applicant/login', { email: 'maria@example.com', password: "it's" })
    const [entry] = control.log.list({ after: 0, limit: 1 }).items
    expect(entry?.curl).toBe(
      String.raw`curl -i -X POST -H 'accept-language: en' -H 'content-type: application/json' -H 'x-requested-with: hashi' --data-raw '{"email":"maria@example.com","password":"it'\''s"}' 'http://localhost/api/v1/applicant/login'`,
    )
  })

  it('is filtered and emptied', async () => {
    const { send, call } = await createTestControl()
    await call('GET', '/case')
    await call('GET', '/nothing')
    await call('GET', '/case?page=x')
    const numbers = async (query: string) =>
      Object((await send('GET', `/log?${query}`)).body).items.map(({ number }: { number: number }) => number)
    expect(await numbers('only=violations')).toEqual([3])
    expect(await numbers('only=unhandled')).toEqual([2])
    expect(await numbers('after=1&limit=1')).toEqual([3])
    expect((await send('GET', '/log?only=all')).status).toBe(422)
    expect((await send('DELETE', '/log')).status).toBe(204)
    expect(await numbers('')).toEqual([])
  })

  it('keeps 500 requests', async () => {
    const { call, control } = await createTestControl()
    for (let number = 1; number <= 503; number++) await call('GET', '/nothing')
    const { items } = control.log.list({ after: 0, limit: 500 })
    expect([items.length, items[0]?.number, items.at(-1)?.number]).toEqual([500, 503, 4])
  })
})

describe('Requests that break the contract', () => {
  it.each([
    ['GET', '/case?page=x', undefined, 'query page'],
    ['GET', '/case?colour=red', undefined, 'query colour'],
    ['GET', '/case/01', undefined, 'path id'],
    ['POST', '/applicant/login', { email: 'maria@example.com' }, 'body password'],
    ['POST', '/applicant/login', { email: 'maria@example.com', password: 'x', name: 'y' }, 'body'],
    ['POST', '/applicant/login', '{', 'body'],
    ['POST', '/inquiry', {}, 'header Idempotency-Key'],
  ])('%s %s %j are marked at "%s"', async (method, path, body, place) => {
    const { call, control, reports } = await createTestControl()
    await call(method, path, body)
    const [entry] = control.log.list({ after: 0, limit: 1 }).items
    expect(entry?.violations[0]).toMatchObject({ side: 'request', place })
    expect(reports[0]).toContain(`Contract violation in the request of ${method} /api/v1${path}: ${place}`)
  })
})

describe('Answers that break the contract', () => {
  const headers = {
    ETag: 'W/"1"',
    'Content-Type': 'application/json',
    'Content-Language': 'en',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language',
  }
  const good = {
    status: 200,
    headers: new Headers(headers),
    setCookies: [],
    text: '{"cases":[],"total":0,"page":1,"perPage":20}',
  }

  it('are empty where everything is declared', () => {
    expect(checkResponse('listStories', 'GET', good)).toEqual([])
    expect(checkResponse('listStories', 'HEAD', { ...good, text: null })).toEqual([])
    const { 'Content-Type': _, ...unchanged } = headers
    const notModified = { ...good, status: 304, headers: new Headers(unchanged), text: '' }
    expect(checkResponse('listStories', 'GET', notModified)).toEqual([])
    expect(checkResponse('getAuth', 'GET', notModified)).toMatchObject([{ place: 'status' }])
  })

  it.each([
    ['status', { status: 404 }],
    ['header Vary', { headers: new Headers({ ...headers, Vary: 'Origin' }) }],
    ['header Content-Language', { headers: new Headers({ ...headers, 'Content-Language': 'fr' }) }],
    ['header Content-Type', { headers: new Headers({ ...headers, 'Content-Type': 'text/html' }) }],
    ['header Cache-Control', { headers: new Headers({ ...headers, 'Cache-Control': 'private' }) }],
    ['body total', { text: '{"cases":[],"total":"0","page":1,"perPage":20}' }],
    ['body', { text: '{"cases":[],"total":0,"page":1,"perPage":20,"next":2}' }],
    ['body', { text: 'stories' }],
  ])('are marked at "%s"', (place, change) => {
    expect(checkResponse('listStories', 'GET', { ...good, ...change })).toMatchObject([
      { side: 'answer', place },
    ])
  })

  it('include a missing Retry-After and Set-Cookie', () => {
    const text = JSON.stringify({
      type: '/problems/too-many-requests',
      title: 'a',
      status: 429,
      detail: 'b',
      instance: '/',
    })
    const failed = new Headers({
      ...headers,
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
    })
    expect(checkResponse('login', 'POST', { ...good, status: 429, headers: failed, text })).toMatchObject([
      { place: 'header Retry-After', message: 'is missing' },
    ])
    failed.set('Retry-After', 'soon')
    expect(checkResponse('login', 'POST', { ...good, status: 429, headers: failed, text })).toHaveLength(1)
  })
})

describe('A call that no operation answers', () => {
  it.each([
    ['GET', '/api/v1/jobs', 'searchJobs'],
    ['GET', '/api/v1/cases/3', 'getStory'],
    ['GET', '/api/v1/applicant/login', 'login'],
    ['POST', '/api/v1/applicant/log-in', 'login'],
    ['GET', '/api/v2/case', 'listStories'],
  ])('%s %s is nearest to %s', (method, path, operationId) => {
    expect(nearestOperation(method, path)).toMatchObject({ operationId })
  })

  it('is named in the answer, the log, the status and the report', async () => {
    const { call, control, reports } = await createTestControl()
    const message =
      'No operation of the contract answers GET /api/v1/jobs. The nearest is searchJobs: GET /api/v1/job'
    expect(await call('GET', '/jobs')).toMatchObject({ status: 404, body: { detail: message } })
    expect(reports).toEqual([message])
    expect(control.status().unhandled).toMatchObject([
      { number: 1, message, nearest: { operationId: 'searchJobs' } },
    ])
    expect(control.log.find(1)?.entry).toMatchObject({ unhandled: message, operationId: null })
  })

  it('is named in Japanese to a Japanese client', async () => {
    const { control } = await createTestControl()
    const request = new Request('http://localhost/api/v1/jobs', { headers: { 'Accept-Language': 'ja' } })
    const outcome = await control.call({ request, cookies: {}, address: '192.0.2.1' })
    const problem = outcome.connection === 'lost' ? null : await outcome.response.json()
    expect(problem).toMatchObject({
      detail:
        'GET /api/v1/jobs に対応する操作はAPI仕様にありません。最も近い操作はsearchJobs（GET /api/v1/job）です。',
    })
  })

  it('keeps the status and headers of the API', async () => {
    const { call } = await createTestControl()
    const { status, headers } = await call('POST', '/case')
    expect(status).toBe(405)
    expect(headers.get('Allow')).toBe('GET, HEAD')
  })
})
