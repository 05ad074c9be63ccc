/** Tests the cache of public answers: one for each language and address, until the content changes. */

import { expect, test } from 'vitest'
import { createApp } from '#backend/app.ts'
import { handlers } from '#backend/operations/index.ts'
import { createMockEnv } from '#mocks/env.ts'
import { createPublicAnswers } from './publicAnswers.ts'

const ORIGIN = 'http://localhost'

async function setUp() {
  let revision = '1'
  let handled = 0
  const api = createApp(await createMockEnv({}), {
    ...handlers,
    listStories(input, env) {
      handled += 1
      return handlers.listStories(input, env)
    },
  })
  const { answers } = createPublicAnswers({
    api,
    origin: ORIGIN,
    elapsed: () => 1,
    content: async () => ({ revision, isSeries: false }),
    giveWay: async () => {},
  })
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      answers.request(`${ORIGIN}/api/v1${path}`, { headers: { 'Accept-Language': 'en', ...headers } }),
    timesHandled: () => handled,
    change: () => void (revision += '1'),
  }
}

test('an answer is made once in a language, until the content changes', async () => {
  const { get, timesHandled, change } = await setUp()
  const first = await get('/case')
  const second = await get('/case', { 'Accept-Language': 'en-GB,en;q=0.9', Cookie: 'a=b' })
  expect(await second.text()).toBe(await first.text())
  expect(Object.fromEntries(second.headers)).toEqual(Object.fromEntries(first.headers))
  expect(timesHandled()).toBe(1)
  expect((await get('/case', { 'Accept-Language': 'ja' })).headers.get('Content-Language')).toBe('ja')
  expect(timesHandled()).toBe(2)
  change()
  await get('/case')
  expect(timesHandled()).toBe(3)
})

test('an answer is compressed for a client that accepts it', async () => {
  const { get } = await setUp()
  const plain = await get('/case')
  const compressed = await get('/case', { 'Accept-Encoding': 'gzip' })
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip')
  const unpacked = compressed.body?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(unpacked).text()).toBe(await plain.text())
  for (const { headers } of [plain, compressed])
    expect(headers.get('Vary')).toBe('Accept-Language, Accept-Encoding')
})

test('an answer that the caller has is not sent again', async () => {
  const { get, timesHandled } = await setUp()
  const tag = (await get('/case')).headers.get('ETag') ?? ''
  const again = await get('/case', { 'If-None-Match': tag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding')
  expect(again.headers.get('Content-Language')).toBe('en')
  expect(timesHandled()).toBe(1)
})

test('a refusal names its own address, and personal operations are left to the API', async () => {
  const { get } = await setUp()
  const refused = await get('/case?page=none')
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ instance: '/api/v1/case' })
  expect((await get('/applicant/auth')).status).toBe(404)
})
