/** Every host matches a concrete path before a path with parameters, whatever their order in the contract. */

import { expect, test, vi } from 'vitest'
import { createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { createMockEnv } from '#mocks/env.ts'
import { operationOf } from '#mocks/operationOf.ts'

const ORIGIN = 'http://localhost/api/v1'

// The contract has no such pair, so two are added after `/case/{id}`: one with its method, one with another.
vi.mock(import('#openapi/generated/operations.ts'), async (importOriginal) => {
  const { operations } = await importOriginal()
  const first = { ...operations.listBlogTags, path: '/case/first' }
  const last = { ...operations.logout, path: '/case/last' }
  return { operations: { ...operations, getFirstStory: first, endLastStory: last } }
})

async function ask(method: string, path: string) {
  const handlers: object = { getFirstStory: async () => ({ status: 200, body: { story: 'first' } }) }
  const env = await createMockEnv()
  env.config.checkResponses = false
  const request = new Request(ORIGIN + path, { method })
  const { response } = await callApp(createApp(env, handlers), { request, cookies: {}, address: '' })
  return { status: response.status, allow: response.headers.get('Allow'), body: await response.json() }
}

test('the backend handles a concrete path with its own operation', async () => {
  expect(await ask('GET', '/case/first')).toMatchObject({ status: 200, body: { story: 'first' } })
})

test('the backend refuses other methods of a concrete path, and lists the methods of that path', async () => {
  expect(await ask('GET', '/case/last')).toMatchObject({ status: 405, allow: 'POST' })
})

test('the developer panel names the operation of the concrete path', () => {
  expect(operationOf({ method: 'GET', url: `${ORIGIN}/case/first` })).toBe('getFirstStory')
  expect(operationOf({ method: 'HEAD', url: `${ORIGIN}/case/3` })).toBe('getStory')
  expect(operationOf({ method: 'GET', url: `${ORIGIN}/case/last` })).toBeNull()
})
