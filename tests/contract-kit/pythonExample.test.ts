/** The backend in Python, written from the contract alone, has no findings. It needs python3 and no package of it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Adapter, loadAdapter } from '../../contract-kit/src/adapter/adapter.ts'
import { runKit } from './target.ts'

const offered = [
  'listStories',
  'getStory',
  'listAdvisors',
  'listArticles',
  'getArticle',
  'listBlogCategories',
  'listBlogTags',
  'listRecommendedArticles',
  'listOptions',
  'login',
  'getAuth',
  'refreshSession',
  'logout',
  'checkEmail',
  'changePassword',
  'getInterestedList',
  'updateInterestedList',
  'listNotifications',
  'readNotification',
  'requestIntroduction',
]
let backend: ChildProcess | undefined
let origin = ''
let adapter: Adapter

beforeAll(async () => {
  backend = spawn('python3', ['-B', 'contract-kit/examples/python/server.py'], {
    env: { ...process.env, PORT: '0', TEST_HOOKS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout } = backend
  if (!stdout) throw new Error('The example has no output')
  const failed = once(backend, 'error').then(([error]) => {
    throw new Error(
      'python3 is missing; it is the only need of the example. On Debian: apt install python3',
      {
        cause: error,
      },
    )
  })
  const [line] = await Promise.race([once(createInterface(stdout), 'line'), failed])
  origin = String(line).replace('Listening on ', '')
  vi.stubEnv('EXAMPLE_URL', origin)
  adapter = await loadAdapter('contract-kit/examples/python/adapter.mjs')
})
afterAll(() => void backend?.kill())

test('the backend in Python keeps the contract in each of its 20 operations', async () => {
  const { log } = await runKit(
    { transport: (request) => fetch(request), adapter },
    { target: new URL(origin), only: offered },
  )
  const lines = log.findings.map(
    ({ rule, operationId, expected, seen }) => `${rule} ${operationId}: ${expected}; ${seen}`,
  )
  expect(lines).toEqual([])
  expect(offered.filter((id) => !log.coverage.get(id)?.has(200))).toEqual([])
})

test('an operation that it does not offer is 501, and only that is said of it', async () => {
  const target = { transport: (request: Request) => fetch(request), adapter: {} }
  const { log } = await runKit(target, {
    target: new URL(origin),
    only: ['getJob'],
    allowWrites: false,
  })
  expect(log.findings).toEqual([])
  expect(log.skips).toContainEqual({ check: 'getJob', reason: 'not offered: the target answers 501' })
})
