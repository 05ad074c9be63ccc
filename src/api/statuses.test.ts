/** The option master defines the meaning of a status, with any ids. */

import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '#mocks/test.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { fakeWindow } from '../../tests/setup/fakeWindow.ts'
import { UnknownStatusError } from './apiError.ts'
import { configureApi } from './http.ts'
import { allApplicationsQuery, recommendationQuery } from './processes.ts'

const app = await createTestApp()
await app.call('POST', '/applicant/login', { body: { email: 'maria@example.com', password: 'hashi2026' } })

type Options = { option_id: number; alias: string }[]
const contract: Options = Object.entries(ProcessStatus).map(([alias, option_id]) => ({ option_id, alias }))
const without = (id: number) => contract.filter(({ option_id }) => option_id !== id)
const renamed = (id: number, alias: string) => [...without(id), { option_id: id, alias }]

/** The answers of the option master, in turn; the last one stays. */
let masters: Options[] = []
const master = vi.fn(() => Response.json({ options: masters.length > 1 ? masters.shift() : masters[0] }))

beforeEach(() => {
  fakeWindow()
  master.mockClear()
  configureApi({
    transport: async ({ url }) => {
      const path = new URL(url).pathname.replace('/api/v1', '')
      return path === '/master/hrbc-options' ? master() : Response.json((await app.call('GET', path)).body)
    },
  })
})

/** Loads the new recommendation 3008 with these option masters. */
async function load(...answers: Options[]) {
  masters = answers
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return client.fetchQuery(recommendationQuery('en', 3008))
}

const { MyPageRecommend } = ProcessStatus

test('a status has the alias of the option master, also where its id means something else in the contract', async () => {
  expect(await load(contract)).toMatchObject({ status_id: MyPageRecommend, status: 'MyPageRecommend' })
  fakeWindow()
  expect((await load(renamed(MyPageRecommend, 'MyPageRecApply'))).status).toBe('MyPageRecApply')
})

test('the stages of an application have aliases too', async () => {
  masters = [contract]
  const { items } = await new QueryClient().fetchQuery(allApplicationsQuery('en'))
  expect(items.length).toBeGreaterThan(0)
  for (const { stages } of items) {
    expect(stages.map(({ status }) => status).slice(0, 2)).toEqual([
      'MyPageAppReceived',
      'MyPageAppScreening',
    ])
  }
})

test('a status that the cached option master does not know is looked up in a new one', async () => {
  await load(without(MyPageRecommend), contract)
  expect(master).toHaveBeenCalledTimes(2)
  expect((await load(contract)).status).toBe('MyPageRecommend')
  expect(master).toHaveBeenCalledTimes(2)
})

test.each([
  ['without the status', without(MyPageRecommend)],
  ['with an alias that is no status', renamed(MyPageRecommend, 'MyPageRecOther')],
])('an option master %s is an error that says so', async (_, options) => {
  const error = await load(options).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(UnknownStatusError)
  expect(String(error)).toContain(`status ${MyPageRecommend}`)
})

test('answers that arrive together load the option master once', async () => {
  masters = [contract]
  const client = new QueryClient()
  await Promise.all([
    client.fetchQuery(recommendationQuery('en', 3008)),
    client.fetchQuery(recommendationQuery('ja', 3008)),
    client.fetchQuery(allApplicationsQuery('en')),
  ])
  expect(master).toHaveBeenCalledOnce()
})
