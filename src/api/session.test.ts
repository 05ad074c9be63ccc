import { beforeEach, expect, test, vi } from 'vitest'
import { configureApi, http } from './http.ts'
import { forgetSession, noteOtherLogin, onSessionEnd, startSession } from './session.ts'

/** A server with one session; the test ends it. */
function createServer() {
  const server = {
    isAlive: true,
    token: 'rt1',
    renewals: 0,
    calls: [] as string[],
    refreshStatus: 200,
    onRefresh: () => {},
  }
  configureApi({
    transport: async (request) => {
      const path = new URL(request.url).pathname.replace('/api/v1', '')
      server.calls.push(path)
      if (path === '/applicant/refresh') return refresh(await request.json())
      return server.isAlive ? answer(200, { path }) : answer(401)
    },
  })
  function refresh({ refresh_token }: { refresh_token: string }): Response {
    server.onRefresh()
    if (server.refreshStatus !== 200) return answer(server.refreshStatus)
    if (refresh_token !== server.token) return answer(401)
    server.renewals++
    server.token = `rt${server.renewals + 1}`
    server.isAlive = true
    return answer(200, { refresh_token: server.token })
  }
  return server
}

const answer = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status })
const get = (path: string) => http(path, { method: 'GET' })
const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error)

let cookie = ''
const ended = vi.fn<() => void>()

beforeEach(() => {
  cookie = 'hashi_session=1'
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      cookie = text
    },
  })
  ended.mockReset()
  return onSessionEnd(ended)
})

test('all calls that wait are repeated after one renewal', async () => {
  const server = createServer()
  startSession('rt1')
  server.isAlive = false
  const answers = await Promise.all([
    get('/applicant/auth'),
    get('/applicant/profile'),
    get('/process/search'),
  ])
  expect(answers).toEqual([
    { path: '/applicant/auth' },
    { path: '/applicant/profile' },
    { path: '/process/search' },
  ])
  expect(server.renewals).toBe(1)
  expect(ended).not.toHaveBeenCalled()
})

test('each renewal uses the next token', async () => {
  const server = createServer()
  startSession('rt1')
  for (let count = 1; count <= 3; count++) {
    server.isAlive = false
    expect(await get('/applicant/auth')).toEqual({ path: '/applicant/auth' })
    expect(server.renewals).toBe(count)
  }
})

test('a write is repeated with its body', async () => {
  const server = createServer()
  startSession('rt1')
  server.isAlive = false
  await http('/applicant/contact', { method: 'POST', body: '{"contents":"a"}' })
  expect(server.calls).toEqual(['/applicant/contact', '/applicant/refresh', '/applicant/contact'])
})

test('a session that cannot be renewed ends once, and its cookie is dropped', async () => {
  const server = createServer()
  startSession('stolen')
  server.isAlive = false
  expect(await failure(get('/applicant/auth'))).toMatchObject({ status: 401 })
  expect(ended).toHaveBeenCalledOnce()
  expect(cookie).toContain('Max-Age=0')
  expect(await failure(get('/applicant/auth'))).toMatchObject({ status: 401 })
  expect(server.calls.filter((path) => path === '/applicant/refresh')).toHaveLength(1)
})

test('without a token, as after a reload, nothing is renewed', async () => {
  const server = createServer()
  startSession(null)
  server.isAlive = false
  expect(await failure(get('/applicant/auth'))).toMatchObject({ status: 401 })
  expect(server.calls).toEqual(['/applicant/auth'])
  expect(ended).toHaveBeenCalledOnce()
})

test('a renewal that fails for another reason ends nothing and may be tried again', async () => {
  const server = createServer()
  startSession('rt1')
  server.isAlive = false
  server.refreshStatus = 503
  expect(await failure(get('/applicant/auth'))).toMatchObject({ status: 503 })
  expect(ended).not.toHaveBeenCalled()
  server.refreshStatus = 200
  expect(await get('/applicant/auth')).toEqual({ path: '/applicant/auth' })
})

test('a call that is refused again after the renewal is not repeated forever', async () => {
  const server = createServer()
  startSession('rt1')
  configureApi({
    transport: async (request) => {
      server.calls.push(new URL(request.url).pathname)
      return request.url.endsWith('/refresh') ? answer(200, { refresh_token: 'next' }) : answer(401)
    },
  })
  expect(await failure(get('/applicant/auth'))).toMatchObject({ status: 401 })
  expect(server.calls).toHaveLength(3)
})

test('a refusal that arrives after a login in another tab does not end the new session', async () => {
  const server = createServer()
  startSession(null)
  configureApi({
    transport: async (request) => {
      server.calls.push(new URL(request.url).pathname)
      if (server.calls.length > 1) return answer(200)
      noteOtherLogin()
      return answer(401)
    },
  })
  expect(await get('/applicant/auth')).toEqual({})
  expect(ended).not.toHaveBeenCalled()
  expect(cookie).toBe('hashi_session=1')
})

test('a failed login renews nothing', async () => {
  const server = createServer()
  startSession('rt1')
  server.isAlive = false
  expect(await failure(http('/applicant/login', { method: 'POST', body: '{}' }))).toMatchObject({
    status: 401,
  })
  expect(server.calls).toEqual(['/applicant/login'])
})

test('a renewal that returns after a logout is ignored', async () => {
  const server = createServer()
  startSession('rt1')
  server.isAlive = false
  server.onRefresh = forgetSession
  expect(await failure(get('/applicant/auth'))).toMatchObject({ status: 401 })
  server.isAlive = false
  expect(await failure(get('/applicant/auth'))).toMatchObject({ status: 401 })
  expect(server.renewals).toBe(1)
})
