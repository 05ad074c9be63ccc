/** The backend sends the headers that the contract declares, in successes and failures. */

import { describe, expect, test } from 'vitest'
import { handlers } from '#backend/operations/index.ts'
import { type TestApp, type TestCall, createTestApp } from '#mocks/test.ts'
import { type Header, type OperationEntry, resolve } from '../../scripts/generate/document.ts'
import { formOf } from '../backend/entries.ts'
import { logIn } from '../backend/support.ts'
import { bodyOf, contract, entries, examplesOf, successOf } from './contract.ts'

const built = entries.filter(({ operation }) => operation.operationId in handlers)

/** Returns the declared value of a response header: a constant, or any of several. */
function declared({ operation }: OperationEntry, status: number, name: string): unknown[] {
  const response = operation.responses[status]
  const header: Header | undefined = response && resolve(contract, response).headers?.[name]
  const schema = header && resolve(contract, header).schema
  return schema ? (schema.enum ?? [schema.const ?? schema.maxLength]) : []
}

async function appOf({ operation }: OperationEntry): Promise<TestApp> {
  const app = await createTestApp()
  if (operation.operationId === 'setInitialPassword')
    await app.call('POST', '/applicant/activate', { body: { token: 'verify-pending' } })
  else if (operation.security?.length) await logIn(app)
  return app
}

async function requestOf(app: TestApp, entry: OperationEntry): Promise<TestCall> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  if (entry.operation.operationId === 'refreshSession') return { body: { refresh_token: await logIn(app) } }
  const body = bodyOf(entry)
  if (!body) return {}
  const [example] = examplesOf(body.media)
  const isForm = body.contentType === 'multipart/form-data'
  return { headers, body: isForm ? formOf(Object(example?.value)) : example?.value }
}

/** Returns the path with the examples of its parameters. */
const pathOf = ({ path, operation }: OperationEntry) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const found = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
    return String(found.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example)
  })

function expectDeclared(entry: OperationEntry, status: number, headers: Headers): void {
  expect(declared(entry, status, 'Cache-Control')).toContain(headers.get('Cache-Control'))
  expect(declared(entry, status, 'Vary')).toHaveLength(1)
  expect(headers.get('Vary')).toContain('Accept-Language')
  expect(declared(entry, status, 'Content-Language')).toContain(headers.get('Content-Language'))
}

describe.each(built)('$operation.operationId', (entry) => {
  const method = entry.method.toUpperCase()

  test('sends the declared headers with a success', async () => {
    const app = await appOf(entry)
    const { status } = successOf(entry)
    const answer = await app.call(method, pathOf(entry), await requestOf(app, entry))
    expect(answer.status).toBe(status)
    expectDeclared(entry, status, answer.headers)
  })
})

/** An operation without parameters and session, such as the option master, has no invalid request. */
const fallible = built.filter(({ operation }) =>
  Object.keys(operation.responses).some((status) => status.startsWith('4')),
)

test.each(fallible)('$operation.operationId sends the declared headers with a failure', async (entry) => {
  const app = await createTestApp()
  const answer = await failing(app, entry)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expectDeclared(entry, answer.status, answer.headers)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

/** Returns the first declared failure that an invalid request alone can cause. */
function failing({ call }: TestApp, entry: OperationEntry) {
  const { operation } = entry
  const method = entry.method.toUpperCase()
  if (operation.security?.length) return call(method, pathOf(entry), { cookies: {} })
  if (method === 'POST') return call(method, pathOf(entry), { headers: { 'X-Requested-With': null } })
  if (entry.path.includes('{')) return call(method, entry.path.replace(/\{\w+\}/, 'No.1'))
  return call(method, `${entry.path}?page=0&perPage=0&slug=No.1`)
}

test('responses to unknown paths and wrong methods are not cached either', async () => {
  const { call } = await createTestApp()
  for (const answer of [await call('GET', '/nothing'), await call('POST', '/case')]) {
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
  }
})
