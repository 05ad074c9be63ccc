import { describe, expect, test, vi } from 'vitest'
import type { Handlers } from '#backend/operation.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createTestApp } from '#mocks/test.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { KEY } from './entries.ts'
import { logIn, maria, send } from './support.ts'

const app = await createTestApp()
const json = { 'Content-Type': 'application/json' }

describe('404', () => {
  test.each([
    '01',
    '1x',
    '１',
    '0',
    '-1',
    '1.0',
    '1e3',
    '99999999999999999999',
    '2147483648',
    '%20',
    '%E0%A4',
    '20399',
  ])('the job %j is not found', async (id) => {
    const answer = await app.call('GET', `/job/${id}`)
    expect(answer).toMatchObject({ status: 404, body: { type: '/problems/not-found', status: 404 } })
  })

  test.each(['/nothing', '/job/20401/more', '/', '/applicant'])('%s is not a path', async (path) => {
    expect(await app.call('GET', path)).toMatchObject({ status: 404, body: { instance: `/api/v1${path}` } })
  })

  test('an invalid id in a write is a 404 if there is a session', async () => {
    const own = await createTestApp()
    await logIn(own)
    expect(await own.call('POST', '/applicant/notification/01/read')).toMatchObject({ status: 404 })
  })
})

test.each([
  ['POST', '/job', 'GET, HEAD'],
  ['DELETE', '/job/20401', 'GET, HEAD'],
  ['GET', '/applicant/login', 'POST'],
  ['PUT', '/entry', 'POST'],
  ['PATCH', '/master/hrbc-options', 'GET, HEAD'],
])('405: the response to %s %s has the allowed methods', async (method, path, allow) => {
  const answer = await app.call(method, path)
  expect(answer).toMatchObject({ status: 405, body: { type: '/problems/method-not-allowed' } })
  expect(answer.headers.get('Allow')).toBe(allow)
})

test('HEAD responds like GET, without a body', async () => {
  const answer = await app.call('HEAD', '/job/20401')
  expect(answer).toMatchObject({ status: 200, body: null })
})

test('503: a call while the store is unavailable may be repeated soon', async () => {
  const own = await createTestApp()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(own.env.store.stories, 'published').mockRejectedValue(new Unavailable('The database is away'))
  const answer = await own.call('GET', '/case')
  expect(answer).toMatchObject({ status: 503, body: { type: '/problems/service-unavailable', status: 503 } })
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(errors.mock.calls).toEqual([['The database is away']])
})

describe('413', () => {
  const large = 'x'.repeat(10_000_000)
  const login = (init: RequestInit & { duplex?: 'half' }) =>
    send(app.env, 'POST', '/applicant/login', { ...init })

  test('a body of 10 MB is too large', async () => {
    const response = await login({ headers: json, body: JSON.stringify({ ...maria, password: large }) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ type: '/problems/payload-too-large' })
  })

  test('a chunked body of unknown size is too large, and is not read to its end', async () => {
    let sent = 0
    const part = new TextEncoder().encode('x'.repeat(100_000))
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += part.length
        controller.enqueue(part)
      },
    })
    expect((await login({ headers: json, body, duplex: 'half' })).status).toBe(413)
    expect(sent).toBeLessThan(2_000_000)
  })

  test('a body with a length that is too large is refused', async () => {
    expect((await login({ headers: { ...json, 'Content-Length': '10000000' }, body: '{}' })).status).toBe(413)
  })

  test('an entry may have three files of 500 KB', async () => {
    const form = new FormData()
    for (const name of ['resume', 'resumeJp', 'cvJp'])
      form.append(name, new File([large.slice(0, 512_000)], 'a.txt'))
    const response = await send(app.env, 'POST', '/entry', { body: form })
    expect(response.status).toBe(422)
  })
})

test.each([
  ['text/plain', '{}'],
  ['', '{}'],
  ['multipart/form-data; boundary=a', '--a--'],
  ['application/x-www-form-urlencoded', 'email=a'],
])('415: a body of the type %j is refused', async (contentType, body) => {
  const bytes = new TextEncoder().encode(body)
  const headers: Record<string, string> = contentType ? { 'Content-Type': contentType } : {}
  const response = await send(app.env, 'POST', '/applicant/login', { headers, body: bytes })
  expect(response.status).toBe(415)
})

test('the type of JSON may include its encoding', async () => {
  const response = await send(app.env, 'POST', '/applicant/login', {
    headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
    body: JSON.stringify(maria),
  })
  expect(response.status).toBe(200)
})

describe('400', () => {
  test.each([
    ['cut off', new TextEncoder().encode('{"email":')],
    ['empty', new Uint8Array()],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('JSON that is %s', async (_name, body) => {
    const response = await send(app.env, 'POST', '/applicant/login', { headers: json, body })
    expect(response.status).toBe(400)
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'a'],
    ['a boundary that does not occur', 'multipart/form-data; boundary=b', 'a'],
  ])('a form with %s', async (_name, contentType, body) => {
    const response = await send(app.env, 'POST', '/entry', { headers: { 'Content-Type': contentType }, body })
    expect(response.status).toBe(400)
  })

  test('a form with an invalid JSON part', async () => {
    const form = new FormData()
    form.append('itSkills', '{"it_skills":')
    expect((await send(app.env, 'POST', '/entry', { body: form })).status).toBe(400)
  })
})

test('a body that nests deeper than any schema is refused', async () => {
  const [open, close] = ['['.repeat(1000), ']'.repeat(1000)]
  const body = `{"email": ${open}${close}, "password": "x"}`
  const answer = await send(app.env, 'POST', '/applicant/login', { headers: json, body })
  expect(answer.status).toBe(422)
})

test.each(['[]', 'null', '"x"', '1'])('the body %s is not an object', async (body) => {
  const answer = await send(app.env, 'POST', '/applicant/login', { headers: json, body })
  expect(answer.status).toBe(400)
})

test.each(['constructor', 'toString', '__proto__'])('a form with a field %s', async (name) => {
  const body = new FormData()
  body.append(name, '1')
  const answer = await app.call('POST', '/entry', { body, headers: { 'Idempotency-Key': KEY } })
  expect(answer.status).toBe(422)
})

test.each(['/job?constructor=1', '/job?__proto__=1', '/case?__proto__=1'])('%s is ignored', async (path) => {
  expect((await app.call('GET', path)).status).toBe(200)
})

describe('422 names the field', () => {
  test.each([
    ['/job?page=0', 'page', 'invalid'],
    ['/job?page=abc', 'page', 'invalid'],
    ['/job?page=1.5', 'page', 'invalid'],
    ['/job?page=', 'page', 'invalid'],
    ['/job?page=1&page=2', 'page', 'invalid'],
    ['/job?perPage=101', 'perPage', 'invalid'],
    ['/job?orderBy=title', 'orderBy', 'invalid'],
    ['/job?salary=3500000', 'salary', 'invalid'],
    ['/job?facets=yes', 'facets', 'invalid'],
    ['/job?requirements=1', 'requirements', 'invalid'],
    ['/job?jobCategory=qa,knitting', 'jobCategory', 'invalid'],
    ['/job?location=tokyo&location=atlantis', 'location', 'invalid'],
    ['/job?job_id=20401,x', 'job_id', 'invalid'],
    ['/job?job_id=', 'job_id', 'invalid'],
    [`/job?searchWord=${'a'.repeat(201)}`, 'searchWord', 'max'],
    ['/case?top=1', 'top', 'invalid'],
    ['/case?page=100001', 'page', 'invalid'],
    ['/blog/article?page=x', 'page', 'invalid'],
  ])('%s', async (path, field, rule) => {
    const answer = await app.call('GET', path)
    expect(answer).toMatchObject({
      status: 422,
      body: { type: '/problems/validation', errors: [{ field, rule }] },
    })
  })

  test.each([
    [{ password: 'a' }, 'email', 'emailRequired'],
    [{ email: '', password: 'a' }, 'email', 'emailRequired'],
    [{ email: 'maria', password: 'a' }, 'email', 'emailFormat'],
    [{ email: '<maria@example.com>', password: 'a' }, 'email', 'emailFormat'],
    [{ email: `a@${'.'.repeat(3_000)} `, password: 'a' }, 'email', 'max'],
    [{ email: 'a@example.com', password: '' }, 'password', 'required'],
    [{ email: 'a@example.com', password: 'x'.repeat(65) }, 'password', 'max'],
    [{ ...maria, isAdmin: true }, 'isAdmin', 'invalid'],
    [{ email: 1, password: 'a' }, 'email', 'invalid'],
  ])('a login with %j', async (body, field, rule) => {
    const answer = await app.call('POST', '/applicant/login', { body })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, rule }] } })
  })

  test('also in rows of a form', async () => {
    const form = new FormData()
    form.append('itSkills', JSON.stringify({ it_skills: 'go', yoe: '3_years_more' }))
    form.append('itSkills', JSON.stringify({ it_skills: 'knitting', yoe: '3_years_more' }))
    const answer = await app.call('POST', '/entry', { body: form })
    const fields = JSON.stringify(answer.body)
    expect(answer.status).toBe(422)
    expect(fields).toContain('itSkills.1.it_skills')
    expect(fields).not.toContain('itSkills.0')
  })
})

const writes = Object.entries(operations).filter(([, { method }]) => method === 'post')

test.each(writes)('403: %s requires X-Requested-With, before all other checks', async (_id, { path }) => {
  for (const header of [null, 'XMLHttpRequest', '']) {
    const answer = await app.call('POST', path.replace('{id}', '1'), {
      headers: { 'X-Requested-With': header },
    })
    expect(answer).toMatchObject({ status: 403, body: { type: '/problems/forbidden' } })
  }
})

const secured = Object.entries(operations).filter(([, row]) => row.secured)

test.each(secured)('401: %s requires a session, before its body is read', async (_id, { method, path }) => {
  const answer = await app.call(method.toUpperCase(), path.replace('{id}', '1'), {
    cookies: { hashi_sid: 'stolen' },
  })
  expect(answer).toMatchObject({ status: 401, body: { type: '/problems/unauthorized' } })
})

test('every failure is application/problem+json and names the path', async () => {
  const answer = await app.call('GET', '/case/99?a=b')
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(answer.body).toEqual({
    type: '/problems/not-found',
    title: 'Not found',
    status: 404,
    detail: 'We could not find what you were looking for.',
    instance: '/api/v1/case/99',
  })
})

describe('500', () => {
  const failing = (listOptions: Handlers['listOptions']) =>
    send(app.env, 'GET', '/master/hrbc-options', {}, { handlers: { listOptions } })

  test('an error of the backend reveals no details to the caller', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await failing(() => Promise.reject(new Error('password of the database')))
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('database')
    expect(logged).toHaveBeenCalledOnce()
  })

  test('a response that violates its schema is an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await failing(async () => ({
      status: 200,
      body: { options: [{ option_id: -1, alias: '' }] },
    }))
    expect(response.status).toBe(500)
  })
})

test('an operation that is not built returns a problem that says so', async () => {
  const id: OperationId = 'listArticles'
  const response = await send(app.env, 'GET', operations[id].path, {}, { handlers: {} })
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ type: '/problems/not-implemented' })
})
