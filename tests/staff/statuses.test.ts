/** Each operation of the staff contract gives each status that it declares, with the declared headers and body. */

import { describe, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { handlers } from '#backend/staff/operations/index.ts'
import { resolve } from '../../scripts/generate/document.ts'
import { type StaffOperation, exampleCall, staffContract, staffOperations } from './operations.ts'
import { type StaffAnswer, type StaffCall, type StaffTest, createStaffTest } from './support.ts'

type Sent = { method: string; path: string; call: StaffCall }
type Cause = (app: StaffTest, sent: Sent, operation: StaffOperation) => Promise<StaffAnswer>

const ask = ({ staff }: StaffTest, { method, path, call }: Sent, changes: StaffCall = {}) =>
  staff(method, path, { ...call, ...changes, headers: { ...call.headers, ...changes.headers } })

const failing =
  (error: Error): Cause =>
  (app, sent, { id }) => {
    app.replace({ ...handlers, [id]: vi.fn<() => Promise<never>>().mockRejectedValue(error) })
    return ask(app, sent)
  }

const KEY = '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77'

/** The first query parameter of a number gets 0, of another type a text that no pattern takes. */
function wrongQuery({ row }: StaffOperation): string {
  const names = Object.entries(row.queryKinds)
  const [name] = names.find(([, kind]) => kind !== 'string') ?? names[0] ?? []
  return `?${name}=none`
}

/** The number in the id of a path: of its last part, or of that before the name of an action. */
const ID = /[1-9]\d*(?=\/[\w-]+$|$)/

/** The first text of the body gets another value. */
function otherContent(body: object | string): object {
  const [name, value] = Object.entries(body).find(([, each]) => typeof each === 'string') ?? []
  return { ...Object(body), [String(name)]: `${value}1` }
}

/** Operations that a thing allows once. */
const changesOnce = new Set<string>([
  'revokeToken',
  'blockPerson',
  'unblockPerson',
  'closeJob',
  'reopenJob',
  'publishStory',
  'unpublishStory',
  'publishArticle',
  'unpublishArticle',
])

/** How a status is caused, whatever the operation. */
const causes: Record<number, Cause> = {
  200: async (app, sent, { statuses }) => {
    // The first call of some adds the thing.
    if (statuses.includes(201)) await ask(app, sent)
    return ask(app, sent)
  },
  201: (app, sent) => ask(app, sent),
  400: (app, sent) => ask(app, sent, { body: '{' }),
  401: (app, sent) => ask(app, sent, { token: null }),
  403: async (app, sent, { row }) => {
    const other = row.scope === 'people' ? 'content' : 'people'
    return ask(app, sent, { token: await app.tokenFor([other]) })
  },
  // A `PUT` adds whatever has a possible name.
  404: (app, sent) => {
    const path = sent.method === 'PUT' ? sent.path.replace(/[^/]+$/, '~') : sent.path.replace(ID, '999999')
    return ask(app, { ...sent, path: path === sent.path ? path.replace(/[^/]+$/, 'none') : path })
  },
  409: async (app, sent, { id, row }) => {
    if (id === 'removeCategory' || id === 'removeTag') return removeUsed(app, id)
    if (id === 'addSample') app.env.sample.add = async () => null
    const headers = { 'Idempotency-Key': KEY }
    await ask(app, sent, { headers })
    if (changesOnce.has(id)) return ask(app, sent)
    // Another thing, another query, or another content.
    const path = row.body || ID.test(sent.path) ? sent.path.replace(ID, '999999') : `${sent.path}?dryRun=true`
    return path === sent.path
      ? ask(app, sent, { headers, body: otherContent(sent.call.body ?? {}) })
      : ask(app, { ...sent, path }, { headers })
  },
  412: (app, sent) => ask(app, sent, { headers: { 'If-Match': '"another"' } }),
  413: (app, sent) => ask(app, sent, { body: JSON.stringify({ name: 'x'.repeat(3_000_000) }) }),
  415: (app, sent) => ask(app, sent, { headers: { 'Content-Type': 'text/plain' } }),
  422: (app, sent, operation) =>
    operation.row.idempotencyKey
      ? ask(app, sent, { headers: { 'Idempotency-Key': 'none' } })
      : operation.row.body
        ? ask(app, sent, { body: { unknown: 1 } })
        : ask(app, { ...sent, path: sent.path + wrongQuery(operation) }),
  428: async (app, sent) => {
    if (sent.method === 'PUT') await ask(app, sent)
    return ask(app, sent, { headers: { 'If-Match': null } })
  },
  429: async (app, sent, { row }) => {
    app.env.config.limits = { ...app.env.config.limits, staffCalls: { count: 1, within: 60_000 } }
    const token = await app.tokenFor(['content', 'people', 'processes', 'read'])
    await ask(app, sent, { token })
    return row.scope === 'owner' ? ownerLimit : ask(app, sent, { token })
  },
  500: failing(new Error('on purpose')),
  503: failing(new Unavailable('on purpose')),
}

/** Removes a category or a tag that articles of the sample have. */
function removeUsed({ staff }: StaffTest, id: 'removeCategory' | 'removeTag'): Promise<StaffAnswer> {
  const path = id === 'removeTag' ? '/tags/residence-status' : '/categories/japanese%2Fvisa'
  return staff('DELETE', path, { headers: { 'If-Match': '*' } })
}

/** A token has no scope `owner`, and the socket no limit: the status is declared with those of all operations, and never sent. */
const ownerLimit: StaffAnswer = { status: 429, headers: new Headers(), body: null }

const cases = staffOperations.flatMap((operation) =>
  operation.statuses.map((status) => ({ id: operation.id, status, operation })),
)

test.each(cases)('$id gives $status', async ({ status, operation }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await createStaffTest()
  const cause = causes[status]
  if (!cause) throw new Error(`No test causes ${status}`)
  const answer = await cause(app, await exampleCall(app, operation), operation)
  expect(answer.status).toBe(status)
  if (answer === ownerLimit) return
  expectDeclared(operation, answer)
})

function expectDeclared({ operation, row }: StaffOperation, { status, headers, body }: StaffAnswer): void {
  const schema = new Map(Object.entries(row.responses)).get(String(status))
  expect(schema?.safeParse(body).error?.issues).toBeUndefined()
  const response = operation.responses[status]
  const declared = Object.entries((response && resolve(staffContract, response).headers) ?? {})
  expect(declared.length).toBeGreaterThanOrEqual(3)
  for (const [name, header] of declared) {
    expect([...headers.keys()]).toContain(name.toLowerCase())
    const sent = headers.get(name)
    expect(sent).toBe(resolve(staffContract, header).schema?.const ?? sent)
  }
}

describe('addresses that the contract does not have', () => {
  test.each([
    ['GET', '/nothing', 404],
    ['DELETE', '/tokens', 405],
  ])('%s %s gives %i', async (method, path, status) => {
    const { staff } = await createStaffTest()
    expect(await staff(method, path)).toMatchObject({ status, body: { instance: `/staff/v1${path}` } })
  })
})
