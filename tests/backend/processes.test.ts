/** Applications and recommendations, as an applicant reads them. */

import { describe, expect, test, vi } from 'vitest'
import { createTestApp } from '#mocks/test.ts'
import { entries, examplesOf, successOf } from '../contract/contract.ts'
import { EXAMPLE_NOW, linh, listOf, mariasApp } from './processes.ts'
import { logIn } from './support.ts'

const idsOf = (list: { items: { process_id: number }[] }) => list.items.map((item) => item.process_id)

describe('the applications', () => {
  test('are ten on a page, the last changed first', async () => {
    const app = await mariasApp()
    const first = await listOf(app, '/process/search')
    expect(idsOf(first)).toEqual([4006, 4012, 4011, 4010, 4008, 4007, 4009, 4001, 4005, 4004])
    expect(first).toMatchObject({ total: 12, page: 1, perPage: 10 })
    expect(idsOf(await listOf(app, '/process/search?page=2'))).toEqual([4003, 4002])
    expect(await listOf(app, '/process/search?page=3')).toMatchObject({ items: [], total: 12 })
    expect(idsOf(await listOf(app, '/process/search?perPage=3&page=4'))).toEqual([4004, 4003, 4002])
  })

  test('are no recommendations, and every stage is among them', async () => {
    const { items } = await listOf(await mariasApp(), '/process/search?perPage=100')
    expect(items.every((item) => !item.is_recommended && item.stages.length === 7)).toBe(true)
    expect(new Set(items.map((item) => item.status_id))).toEqual(
      new Set([13511, 13512, 13513, 13514, 13515, 13516, 13517, 13518, 13519]),
    )
  })
})

describe('the recommendations', () => {
  test('are sorted by their time, the latest first, in every status', async () => {
    const list = await listOf(await mariasApp(), '/process/recommend')
    expect(idsOf(list)).toEqual([3008, 3007, 3006, 3005, 3004, 3003, 3002, 3001])
    expect(list).toMatchObject({ total: 8, page: 1, perPage: 20 })
  })

  test.each([
    [13496, [3008, 3007, 3006]],
    [13497, [3005]],
    [13498, [3003, 3001]],
    [13499, [3004]],
    [13500, [3002]],
    [13511, []],
  ])('with status_id=%i are those in that status', async (status, ids) => {
    expect(idsOf(await listOf(await mariasApp(), `/process/recommend?status_id=${status}`))).toEqual(ids)
  })
})

test.each(['/process/search', '/process/recommend', '/applicant/applied-job'])(
  '%s reads the jobs of its page only',
  async (path) => {
    const app = await mariasApp()
    const { jobs, processes } = app.env.store
    const findMany = vi.spyOn(jobs, 'findMany')
    const everything = vi.spyOn(processes, 'ofApplicant')
    expect((await app.call('GET', `${path}?perPage=2`)).status).toBe(200)
    expect(findMany.mock.calls.map(([ids]) => ids.length)).toEqual([2])
    expect(everything).not.toHaveBeenCalled()
  },
)

test('the jobs applied for have their application, the latest first', async () => {
  const { body } = await (await mariasApp()).call('GET', '/applicant/applied-job?perPage=2')
  expect(body).toMatchObject({
    jobs: [
      { job_id: 20401, process_id: 4012, status_id: 13511, isOpen: true },
      { job_id: 20407, process_id: 4011 },
    ],
    total: 12,
    page: 1,
    perPage: 2,
  })
})

test.each(['/process/search', '/process/recommend', '/applicant/applied-job'])(
  'no other person has any: %s',
  async (path) => {
    const app = await createTestApp()
    await logIn(app, linh)
    expect((await app.call('GET', path)).body).toMatchObject({ total: 0 })
  },
)

describe.each(['page=0', 'page=x', 'perPage=0', 'perPage=101', 'page=1&page=2'])('the query %s', (query) => {
  test.each(['/process/search', '/process/recommend', '/applicant/applied-job'])(
    'is refused at %s',
    async (path) => {
      const app = await mariasApp()
      const field = query.split('=')[0]
      expect(await app.call('GET', `${path}?${query}`)).toMatchObject({
        status: 422,
        body: { errors: [{ field }] },
      })
    },
  )
})

test.each(['1', '13495', '13520', 'x', ''])('the status %j does not exist', async (status) => {
  const app = await mariasApp()
  expect(await app.call('GET', `/process/recommend?status_id=${status}`)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'status_id' }] },
  })
})

describe('an id', () => {
  test.each(['0', '01', '1x', '3e3', '９', '2147483648', '9999'])('%s is not found', async (id) => {
    const app = await mariasApp()
    for (const path of ['detail', 'recommend']) {
      expect((await app.call('GET', `/process/${path}/${id}`)).status).toBe(404)
    }
  })

  test('of an application is no recommendation, but a recommendation is answered as a process', async () => {
    const app = await mariasApp()
    expect((await app.call('GET', '/process/recommend/4010')).status).toBe(404)
    expect(await app.call('GET', '/process/detail/3008')).toMatchObject({
      status: 200,
      body: { is_recommended: true },
    })
  })

  test('of another person is not found', async () => {
    const app = await createTestApp()
    await logIn(app, linh)
    const ids = Array.from({ length: 12 }, (_, index) => 4001 + index).concat([3001, 3005, 3008])
    for (const id of ids) {
      for (const path of ['detail', 'recommend']) {
        expect((await app.call('GET', `/process/${path}/${id}`)).status).toBe(404)
      }
    }
  })
})

test.each(['/process/search', '/process/recommend', '/process/detail/4010', '/process/recommend/3008'])(
  'without a session %s is refused',
  async (path) => {
    expect((await (await createTestApp()).call('GET', path)).status).toBe(401)
  },
)

/** The examples of the contract equal the responses of the backend on their day. Only the dates of jobs differ. */
describe('the contract’s examples', () => {
  const own = ['getProcess', 'getRecommendation']
  const details = entries.flatMap(({ operation, ...entry }) =>
    own.includes(operation.operationId)
      ? examplesOf(successOf({ operation, ...entry }).media).map((example) => ({
          path: entry.path,
          lang: example.name.endsWith('Ja') || example.name === 'ja' ? ('ja' as const) : ('en' as const),
          ...example,
        }))
      : [],
  )

  test.each(details.filter(({ name }) => !name.startsWith('refused')))(
    '$path: $name',
    async ({ path, value, lang }) => {
      const app = await mariasApp(EXAMPLE_NOW)
      const { process_id } = value as { process_id: number }
      const { body } = await app.call('GET', path.replace('{id}', String(process_id)), { lang })
      expect(withoutJobDates(body)).toEqual(withoutJobDates(value))
    },
  )

  test('there are examples', () => expect(details.length).toBeGreaterThan(20))
})

/** A text of an applicant has one language, so its text in the other one differs. */
function withoutJobDates(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part: unknown) =>
    ['job_registration_date', 'job_update_date'].includes(name) ? undefined : part,
  )
  return JSON.parse(text)
}
