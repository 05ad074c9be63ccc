import { describe, expect, test } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { type TestApp, type TestCall, createTestApp } from '#mocks/test.ts'
import { brokenRules, post } from './entries.ts'
import { logIn, maria } from './support.ts'

const linh = { email: 'linh@example.com', password: SAMPLE_PASSWORD }

async function appOf(person = maria, jobs?: number): Promise<TestApp> {
  const app = await createTestApp(jobs === undefined ? {} : { jobs })
  await logIn(app, person)
  return app
}

const list = ({ call }: TestApp, options: TestCall = {}) => call('GET', '/applicant/interested-list', options)
const save = (app: TestApp, body: unknown, options: TestCall = {}) =>
  post(app, '/applicant/update-interested-list', body, options)

test('the sample list of maria is that of the contract; linh has none', async () => {
  expect(await list(await appOf())).toMatchObject({ status: 200, body: { job_ids: [20422, 20463, 20433] } })
  expect(await list(await appOf(linh))).toMatchObject({ status: 200, body: { job_ids: [] } })
})

test.each<[string, number[], number[]]>([
  ['the list is replaced, in its order', [20463, 20401], [20463, 20401]],
  ['an empty list clears it', [], []],
  ['a repeated id counts once, at its first place', [20401, 20402, 20401], [20401, 20402]],
  ['an unknown id is left out', [99999, 20401], [20401]],
  ['a closed job stays', [20435, 20401], [20435, 20401]],
])('%s', async (_, job_ids, stored) => {
  const app = await appOf()
  expect(await save(app, { job_ids })).toMatchObject({ status: 200, body: { job_ids: stored } })
  expect((await list(app)).body).toEqual({ job_ids: stored })
})

test('the first 100 known jobs are stored', async () => {
  const app = await appOf(maria, 300)
  const all = Array.from({ length: 236 }, (_, index) => 100_001 + index)
  const { body } = await save(app, { job_ids: [1, ...all] })
  expect(body).toEqual({ job_ids: all.slice(0, 100) })
})

test('a list of 1,000 jobs is accepted, a longer one is refused', async () => {
  const app = await appOf()
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  expect((await save(app, { job_ids: ids(1_000) })).status).toBe(200)
  for (const count of [1_001, 1_100])
    expect(brokenRules(await save(app, { job_ids: ids(count) }))).toEqual({ job_ids: 'max' })
})

test('a list belongs to one person', async () => {
  const app = await appOf()
  await save(app, { job_ids: [20401] })
  await logIn(app, linh)
  expect((await list(app)).body).toEqual({ job_ids: [] })
  await save(app, { job_ids: [20402] })
  await logIn(app, maria)
  expect((await list(app)).body).toEqual({ job_ids: [20401] })
})

describe('a bad body', () => {
  test.each<[unknown, Record<string, string>]>([
    [{}, { job_ids: 'required' }],
    [{ job_ids: null }, { job_ids: 'invalid' }],
    [{ job_ids: 20401 }, { job_ids: 'invalid' }],
    [{ job_ids: ['20401'] }, { 'job_ids.0': 'invalid' }],
    [{ job_ids: [20401, 0] }, { 'job_ids.1': 'invalid' }],
    [{ job_ids: [-1] }, { 'job_ids.0': 'invalid' }],
    [{ job_ids: [], applicantId: 1002 }, { applicantId: 'invalid' }],
  ])('%j is refused and changes nothing', async (body, rules) => {
    const app = await appOf()
    expect(brokenRules(await save(app, body))).toEqual(rules)
    expect((await list(app)).body).toEqual({ job_ids: [20422, 20463, 20433] })
  })

  test.each([
    ['no session', { cookies: {} }, 401],
    ['no X-Requested-With', { headers: { 'X-Requested-With': null } }, 403],
    ['another content type', { headers: { 'Content-Type': 'text/plain' } }, 415],
  ])('%s', async (_, options, status) => {
    expect((await save(await appOf(), { job_ids: [] }, options)).status).toBe(status)
  })
})
