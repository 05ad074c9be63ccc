/** A change of content by staff reaches the pages, feeds, search and sitemap of each instance. */

import { beforeEach, expect, test } from 'vitest'
import { createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { followRevisions, followShown } from '#backend/content/revisions.ts'
import { createJobSearch } from '#backend/jobs/indexedSearch.ts'
import { createStaffApp } from '#backend/staff/app.ts'
import { STAFF_BASE } from '#backend/staff/base.ts'
import type { MockEnv } from '#mocks/env.ts'
import { TEST_NOW } from '#mocks/test.ts'
import { type Kind, lineOf } from '../staff/contentLines.ts'
import { hostParts } from '../staff/support.ts'
import { startWholeSite } from '../support/wholeSite.ts'

/** The longest delay in ms on the instance of the change, and on others. */
const SOON = 2_000
const ELSEWHERE = 10_000

let clock: number
let env: MockEnv
let get: (path: string) => Promise<Response>

beforeEach(async () => {
  clock = TEST_NOW.getTime()
  const site = await startWholeSite({
    now: () => new Date(clock),
    elapsed: () => clock - TEST_NOW.getTime() + 1,
  })
  ;({ env, get } = site)
})

const text = async (path: string) => (await get(path)).text()

/** Sends a call of staff to another instance on the same store. */
async function elsewhere(method: string, path: string, body?: object | string): Promise<void> {
  const revisions = followRevisions(env.store, env.clock)
  const other = { ...env, revisions, jobSearch: createJobSearch(env.store, env.clock, { revisions }) }
  const staff = createStaffApp({ ...other, ...hostParts() })
  const request = new Request(`http://localhost${STAFF_BASE}${path}`, {
    method,
    headers: {
      'If-Match': '*',
      'Idempotency-Key': crypto.randomUUID(),
      'Content-Type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
    },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  })
  const { response } = await callApp(staff, { request, cookies: {}, address: '', isOwner: true })
  expect([response.status, await response.text()][0]).toBeLessThan(300)
}

const put = (kind: Kind, id: string, changes: object = {}) => {
  const { external_id, ...body } = lineOf(kind, id, changes)
  return elsewhere('PUT', `/${kind}/${String(external_id)}`, body)
}

test('a job appears and disappears everywhere', async () => {
  const places = ['/en', '/en/jobs', '/en/jobs/feed', '/sitemap.xml']
  for (const path of places) await text(path)
  const { ja, en } = lineOf('jobs', 'a')
  await put('jobs', 'a', { en: { ...Object(en), title: 'Keeper of lighthouses' }, ja })
  const [number] = (await env.store.jobs.named(['a'])).map(({ job_id }) => job_id)
  const address = `/en/jobs/detail/${number}`
  clock += SOON
  expect(await text(address)).toContain('Keeper of lighthouses')
  for (const path of places.slice(0, 3)) expect(await text(path)).toContain('Keeper of lighthouses')
  clock += ELSEWHERE - SOON
  expect(await text('/sitemap.xml')).toContain(`${address}<`)
  await elsewhere('POST', '/jobs/a/close')
  clock += ELSEWHERE
  expect((await get(address)).status).toBe(404)
  for (const path of places) expect(await text(path)).not.toContain(address)
})

test('many jobs appear once the index has them', async () => {
  await text('/en/jobs')
  const lines = Array.from({ length: 150 }, (_, at) => `${JSON.stringify(lineOf('jobs', `many-${at}`))}\n`)
  await elsewhere('POST', '/imports/jobs', lines.join(''))
  const { total } = await env.jobSearch.search({}, { order: 'salary', page: 1, perPage: 1 })
  clock += SOON
  await text('/en/jobs')
  const all = () => env.jobSearch.search({}, { order: 'salary', page: 1, perPage: 1 })
  await expect.poll(async () => (await all()).total).toBe(total + 150)
  const [newest] = (await env.store.jobs.named(['many-149'])).map(({ job_id }) => job_id)
  clock += SOON
  expect(await text('/en/jobs')).toContain(`/en/jobs/detail/${newest}`)
})

test('a story, an article and an advisor are shown as they are now', async () => {
  await Promise.all(['/en/cases', '/blog', '/en/jobs/detail/20471'].map(text))
  const { en } = lineOf('stories', 's')
  await put('stories', 's', { en: { ...Object(en), catchTitle: 'I moved to a lighthouse' } })
  await put('articles', 'a-lighthouse', { title: 'Light without electricity' })
  clock += SOON
  expect(await text('/en/cases')).toContain('I moved to a lighthouse')
  expect(await text('/blog')).toContain('Light without electricity')
  const [advisor] = (await env.store.jobs.named(['sample-20471'])).map(({ advisorId }) => advisorId)
  await put('advisors', String(advisor), { initials: 'ZQ' })
  clock += SOON
  expect(await text('/en/jobs/detail/20471')).toContain('ZQ')
  await elsewhere('POST', '/stories/s/unpublish')
  await elsewhere('POST', '/articles/a-lighthouse/unpublish')
  clock += SOON
  expect(await text('/en/cases')).not.toContain('I moved to a lighthouse')
  expect((await get('/blog/a-lighthouse')).status).toBe(404)
})

test('the store is asked for revisions once a second at most', async () => {
  let reads = 0
  const read = env.store.revisions.read.bind(env.store.revisions)
  env.store.revisions.read = () => {
    reads++
    return read()
  }
  const revisions = followRevisions(env.store, env.clock)
  const own = { ...env, revisions, jobSearch: createJobSearch(env.store, env.clock, { revisions }) }
  const api = createApp(own)
  const shown = followShown(own)
  const all = async () => {
    const request = () => new Request('http://localhost/api/v1/job', { headers: { 'Accept-Language': 'en' } })
    await Promise.all([1, 2, 3].map(() => callApp(api, { request: request(), cookies: {}, address: '' })))
    await Promise.all([shown(), shown()])
  }
  await all()
  await all()
  expect(reads).toBe(1)
  clock += 1_000
  await all()
  expect(reads).toBe(2)
})
