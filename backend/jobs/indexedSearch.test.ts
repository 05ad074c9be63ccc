import { expect, test, vi } from 'vitest'
import { JOBS_IN_PART, type Job, type JobTable } from '#backend/ports/jobs.ts'
import { createMemoryStore } from '#mocks/store/index.ts'
import { TEST_NOW, allJobs, createTestApp } from '#mocks/test.ts'
import { createJobSearch } from './indexedSearch.ts'
import { listingOf } from './listings.ts'

const [sample] = await allJobs((await createTestApp()).env.store)
const CHECK = 8_100

/** A search over jobs that a test can change. Reads of jobs wait while the gate is closed. */
function searchOver(count: number) {
  const rows = new Map<number, Job & { version: number }>()
  let [revision, now, gate] = [0, TEST_NOW.getTime(), Promise.resolve()]
  const put = (...ids: number[]) => {
    revision++
    for (const job_id of ids) {
      if (!sample) throw new Error('The sample content has no job')
      const title = `job${job_id}. v${revision}`
      const texts = { ja: { ...sample.ja, title }, en: { ...sample.en, title } }
      rows.set(job_id, { ...sample, ...texts, job_id, closingDate: null, version: revision })
    }
  }
  put(...Array.from({ length: count }, (_, at) => at + 1))
  const findMany = vi.fn(async (ids: number[]) => {
    await gate
    return ids.flatMap((id) => rows.get(id) ?? [])
  })
  const listings = vi.fn(async (ids: number[]) => ids.flatMap((id) => rows.get(id) ?? []).map(listingOf))
  const versions = vi.fn<JobTable['versions']>()
  const jobs = {
    ...createMemoryStore().jobs,
    find: async (id: number) => rows.get(id) ?? null,
    findMany,
    listings,
    versions: versions.mockImplementation(async ({ after, limit }) =>
      [...rows.values()]
        .filter(({ job_id }) => job_id > after)
        .sort((a, b) => a.job_id - b.job_id)
        .slice(0, limit)
        .map(({ job_id, version }) => ({ job_id, version: String(version) })),
    ),
    partRevisions: async () => {
      const parts = Map.groupBy(rows.values(), ({ job_id }) => Math.floor(job_id / JOBS_IN_PART))
      return [...parts].map(([part, inPart]) => ({
        part,
        revision: inPart.map(({ job_id, version }) => `${job_id}:${version}`).join(' '),
      }))
    },
    revision: async () => String(revision),
  }
  const revisions = { read: async () => ({ jobs: String(revision), others: '' }) }
  const search = createJobSearch({ jobs, revisions }, () => new Date(now))
  return {
    put,
    remove: (id: number) => void (rows.delete(id) && revision++),
    wait: () => void (now += CHECK),
    close: (until: Promise<void>) => void (gate = until),
    listed: () => listings.mock.calls.map(([ids]) => ids),
    page: (page: number) => search.search({}, { order: 'job_update_date', page, perPage: 3 }),
    pick: (ids: number[]) => search.pick(ids),
    compared: () => versions.mock.calls.map(([{ after }]) => after),
    read: () => findMany.mock.calls.flatMap(([ids]) => ids),
    find: async (searchWord = '') => {
      const found = await search.search(
        { searchWord },
        { order: 'job_update_date', page: 1, perPage: 3_000, facets: true },
      )
      const counted = found.facets?.jobCategory.reduce((sum, choice) => sum + choice.count, 0)
      expect(found.jobs).toHaveLength(found.total)
      expect(counted).toBe(found.total)
      return found.jobs.map(({ job_id }) => job_id)
    },
  }
}

test('only changed jobs are read again, and found by their new texts only', async () => {
  const jobs = searchOver(300)
  expect(await jobs.find()).toHaveLength(300)
  expect(jobs.read()).toHaveLength(300)
  jobs.put(7, 301)
  jobs.wait()
  expect(await jobs.find('v2')).toEqual([301, 7])
  expect(await jobs.find('job7.')).toEqual([7])
  expect(await jobs.find()).toEqual(Array.from({ length: 301 }, (_, at) => 301 - at))
  expect(jobs.read().slice(300)).toEqual([7, 301])
})

test('removed jobs are not found', async () => {
  const jobs = searchOver(3)
  await jobs.find()
  jobs.remove(2)
  jobs.wait()
  expect(await jobs.find()).toEqual([3, 1])
  expect(jobs.read()).toHaveLength(3)
})

test('the old index serves while many changes are read', async () => {
  const jobs = searchOver(400)
  await jobs.find()
  const { promise, resolve: open } = Promise.withResolvers<void>()
  jobs.close(promise)
  jobs.put(...Array.from({ length: 200 }, (_, at) => at + 301))
  jobs.wait()
  expect(await jobs.find()).toHaveLength(400)
  expect(await jobs.find('v2')).toEqual([])
  open()
  await expect.poll(() => jobs.find('v2')).toHaveLength(200)
  expect(await jobs.find()).toHaveLength(500)
})

test('a search waits for up to 100 changes', async () => {
  const jobs = searchOver(400)
  await jobs.find()
  jobs.put(...Array.from({ length: 100 }, (_, at) => at + 301))
  jobs.wait()
  expect(await jobs.find('v2')).toHaveLength(100)
})

test('an index without room for changes is copied, and only changed jobs are read', async () => {
  const jobs = searchOver(300)
  for (let round = 0; round < 12; round++) {
    jobs.put(...Array.from({ length: 10 }, (_, at) => at + 1))
    expect(await jobs.find()).toHaveLength(300)
    jobs.wait()
  }
  expect(await jobs.find('v13')).toHaveLength(10)
  expect(await jobs.find('v1.')).toHaveLength(0)
  expect(await jobs.find('job11.')).toEqual([11])
  expect(jobs.read()).toHaveLength(300 + 11 * 10)
})

test('indexing yields to other tasks between batches', async () => {
  const jobs = searchOver(500)
  const turn = vi.fn()
  let next = setImmediate(function again() {
    turn()
    next = setImmediate(again)
  })
  await jobs.find()
  clearImmediate(next)
  expect(turn.mock.calls.length).toBeGreaterThan(9)
})

test('only the listings of a page are read, once', async () => {
  const jobs = searchOver(300)
  const first = await jobs.page(1)
  expect(first.jobs.map(({ job_id }) => job_id)).toEqual([300, 299, 298])
  expect(await jobs.page(1)).toEqual(first)
  await jobs.pick([298, 5, 1000, 299])
  expect(jobs.listed()).toEqual([[300, 299, 298], [5]])
})

test('a changed job has its new listing, and only that is read again', async () => {
  const jobs = searchOver(3)
  await jobs.page(1)
  jobs.put(2)
  jobs.wait()
  const changed = await jobs.page(1)
  expect(changed.jobs.find(({ job_id }) => job_id === 2)?.en.title).toBe('job2. v2')
  expect(jobs.listed()).toEqual([[3, 2, 1], [2]])
})

test('a job that is removed before the index sees it is left out of the page', async () => {
  const jobs = searchOver(4)
  await jobs.page(2)
  jobs.remove(3)
  const found = await jobs.page(1)
  expect(found.jobs.map(({ job_id }) => job_id)).toEqual([4, 2])
  expect(found.total).toBe(4)
})

test('versions are read again in the parts with changes only', async () => {
  const jobs = searchOver(2_500)
  await jobs.find()
  const before = jobs.compared().length
  jobs.put(1_500)
  jobs.remove(2_499)
  jobs.wait()
  expect(await jobs.find('v2')).toEqual([1_500])
  expect(jobs.compared().slice(before)).toEqual([999, 1_999])
  jobs.remove(2_498)
  jobs.put(2_600, 9_999, 3)
  jobs.wait()
  expect(await jobs.find('v5')).toEqual([9_999, 2_600, 3])
  expect(jobs.compared().slice(before + 2)).toEqual([-1, 1_999, 8_999])
})
