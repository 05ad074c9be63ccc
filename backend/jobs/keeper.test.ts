import { beforeEach, expect, test, vi } from 'vitest'
import type { Job } from '#backend/ports/jobs.ts'
import type { IndexFile, JobSearch } from '#backend/ports/jobSearch.ts'
import type { Store } from '#backend/ports/store.ts'
import { TEST_NOW, allJobs, createTestApp } from '#mocks/test.ts'
import { createJobSearch } from './indexedSearch.ts'

const LATER = 11_000
const MUCH_LATER = 11 * 60_000

let [store, now]: [Store | undefined, number] = [undefined, 0]
let jobs: Job[] = []

beforeEach(async () => {
  store = (await createTestApp()).env.store
  jobs = await allJobs(store)
  now = TEST_NOW.getTime()
})

function stored(): Store {
  if (!store) throw new Error('There is no store')
  return store
}

/** A file in memory, and a function that is called after each of its parts. */
function memoryFile(afterPart = async () => {}) {
  let content: Uint8Array | null = null
  const file = {
    read: vi.fn<IndexFile['read']>(async () => content),
    write: vi.fn<IndexFile['write']>(async (parts) => {
      const read: Uint8Array[] = []
      for await (const part of parts) {
        read.push(part.slice())
        await afterPart()
      }
      content = new Uint8Array(Buffer.concat(read))
    }),
  }
  return { file, cut: (length: number) => void (content = content?.slice(0, length) ?? null) }
}

const searchWith = (file?: IndexFile) => createJobSearch(stored(), () => new Date(now), { file })

/** Builds an index and stores it. */
async function keep(file: IndexFile): Promise<JobSearch> {
  const search = searchWith(file)
  await search.ready()
  now += LATER
  await search.follow()
  return search
}

const queries = [
  {},
  { searchWord: 'python' },
  { searchWord: 'エンジニア 東京' },
  { jobCategory: ['qa', 'bridge_se'], salary: ['5000000'] },
  { location: ['kanto'], searchWord: 'c++' },
]

/** All that a search returns for some criteria. */
const answersOf = (search: JobSearch) =>
  Promise.all(
    queries.flatMap((criteria) =>
      (['job_update_date', 'job_registration_date', 'salary'] as const).map(async (order) => {
        const found = await search.search(criteria, {
          order,
          page: 1,
          perPage: 200,
          facets: true,
          requirements: true,
          sequence: true,
        })
        return {
          ...found,
          facets: Object.entries(found.facets ?? {}).map(([name, choices]) => [
            name,
            choices.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
          ]),
          requirements: found.requirements?.length,
          sequence: found.sequence?.map((at) => {
            const { jobs: _, pays: __, ...facts } = found.requirements?.[at] ?? { jobs: 0, pays: [] }
            return facts
          }),
        }
      }),
    ),
  )

const idsOf = (list: Job[]) => list.map(({ job_id }) => job_id)

test('a stored index finds the same jobs, and reads none of them again', async () => {
  const { file } = memoryFile()
  const expected = await answersOf(await keep(file))
  const read = vi.spyOn(stored().jobs, 'findMany')
  const versions = vi.spyOn(stored().jobs, 'versions')
  expect(await answersOf(searchWith(file))).toEqual(expected)
  expect(read).not.toHaveBeenCalled()
  expect(versions).not.toHaveBeenCalled()
})

test('of jobs that changed since, only those are read again', async () => {
  const { file } = memoryFile()
  await keep(file)
  const [first, second, third] = jobs
  if (!first || !second || !third) throw new Error('The sample has no three jobs')
  await stored().jobs.save([{ ...first, ja: { ...first.ja, title: 'python だけ' } }])
  await stored().jobs.remove([second.job_id])
  await stored().jobs.insert([{ ...third, job_id: 99_999, externalId: 'new', salaryMax: 99_000_000 }])
  const read = vi.spyOn(stored().jobs, 'findMany')
  const versions = vi.spyOn(stored().jobs, 'versions')
  const answers = await answersOf(searchWith(file))
  // The versions of changed parts only, which begin after the first job.
  expect(versions.mock.calls.map(([{ after }]) => after)).not.toContain(-1)
  expect(new Set(read.mock.calls.flatMap(([ids]) => ids))).toEqual(new Set([first.job_id, 99_999]))
  expect(answers).toEqual(await answersOf(searchWith()))
})

test('an index that changes while it is stored is stored as it was', async () => {
  const [first] = jobs
  if (!first) throw new Error('The sample has no job')
  let round = 0
  const { file } = memoryFile(async () => {
    if (round++ > 20) return
    await stored().jobs.save([{ ...first, en: { ...first.en, title: `zebra${round} python` } }])
    now += 5_000
    await search.ready()
  })
  const search = searchWith(file)
  await search.ready()
  now += LATER
  await search.follow()
  expect(round).toBeGreaterThan(20)
  expect(await answersOf(searchWith(file))).toEqual(await answersOf(searchWith()))
})

test('the index of another store is corrected', async () => {
  const { file } = memoryFile()
  await keep(file)
  store = (await createTestApp()).env.store
  await stored().jobs.remove(idsOf(jobs.slice(0, 30)))
  expect(await answersOf(searchWith(file))).toEqual(await answersOf(searchWith()))
})

test.each([0, 3, 40, 5_000])('of a stored index with %d bytes nothing is used', async (length) => {
  const { file, cut } = memoryFile()
  await keep(file)
  cut(length)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await answersOf(searchWith(file))).toEqual(await answersOf(searchWith()))
  expect(log).toHaveBeenCalledTimes(1)
})

test('a file that fails is logged, and the search works', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { file } = memoryFile()
  file.read.mockRejectedValue(new Error('no access'))
  file.write.mockRejectedValue(new Error('disk full'))
  expect(await answersOf(await keep(file))).toEqual(await answersOf(searchWith()))
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    'The stored job index cannot be read, so it is built anew:',
    'The job index was not stored:',
  ])
})

test('an index is stored a while after the start, and a changed one later again', async () => {
  const { file } = memoryFile()
  const search = searchWith(file)
  await search.follow()
  expect(file.write).not.toHaveBeenCalled()
  now += LATER
  await search.follow()
  await search.follow()
  expect(file.write).toHaveBeenCalledTimes(1)
  now += MUCH_LATER
  await search.follow()
  expect(file.write).toHaveBeenCalledTimes(1)
  await stored().jobs.remove(idsOf(jobs.slice(0, 1)))
  now += LATER
  await search.follow()
  expect(file.write).toHaveBeenCalledTimes(2)
  await stored().jobs.remove(idsOf(jobs.slice(1, 2)))
  now += LATER
  await search.follow()
  expect(file.write).toHaveBeenCalledTimes(2)
})
