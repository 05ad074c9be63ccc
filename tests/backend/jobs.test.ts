import { describe, expect, test } from 'vitest'
import type { Job } from '#backend/ports/jobs.ts'
import { jstDate } from '#domain/dates.ts'
import { levelRank } from '#domain/levels.ts'
import { TEST_NOW, allJobs, createTestApp } from '#mocks/test.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import * as zod from '#openapi/generated/zod.ts'
import { app, closed, idsOf, isOpen, open, search } from './jobSearch.ts'

describe('pages', () => {
  const orders: Record<string, (job: Job) => string | number> = {
    job_registration_date: (job) => job.registeredAt,
    job_update_date: (job) => job.updatedAt,
    salary: (job) => job.salaryMax,
  }

  test.each(Object.entries(orders))(
    'by %s have every open job once, ties by descending number',
    async (orderBy, keyOf) => {
      const expected = open.toSorted((a, b) => descending(keyOf(a), keyOf(b)) || b.job_id - a.job_id)
      expect(await idsOf({ orderBy })).toEqual(expected.map(({ job_id }) => job_id))
    },
  )

  const descending = (a: string | number, b: string | number) => (a > b ? -1 : a < b ? 1 : 0)

  test('have twenty jobs by last change, by default', async () => {
    const { jobs, page, perPage } = await search({})
    expect({ jobs: jobs.length, page, perPage }).toEqual({ jobs: 20, page: 1, perPage: 20 })
    expect(jobs).toEqual((await search({ orderBy: 'job_update_date' })).jobs)
  })

  test('past the end are empty and still have the total', async () => {
    expect(await search({ page: '100000' })).toMatchObject({ jobs: [], total: open.length, page: 100_000 })
  })

  test('of three jobs by date have the three newest', async () => {
    const { jobs } = await search({ orderBy: 'job_registration_date', perPage: '3' })
    const newest = open.map(({ registeredAt }) => registeredAt).sort()
    expect(jobs.map(({ job_registration_date }) => new Date(job_registration_date).toISOString())).toEqual(
      newest.slice(-3).toReversed(),
    )
  })
})

describe('closed jobs', () => {
  test('exist in the sample content', () => expect(closed.length).toBeGreaterThan(2))

  test('are never listed', async () => {
    const ids = await idsOf({})
    expect(closed.filter(({ job_id }) => ids.includes(job_id))).toEqual([])
  })

  test.each(closed)('$job_id is not found', async ({ job_id }) => {
    expect(await app.call('GET', `/job/${job_id}`)).toMatchObject({ status: 404 })
  })

  test('close at the end of their day in Japan', async () => {
    const own = await createTestApp()
    const job = (await allJobs(own.env.store)).find(
      ({ closingDate }) => closingDate !== null && closingDate > jstDate(TEST_NOW),
    )
    const lastMoment = Date.parse(`${job?.closingDate}T23:59:59+09:00`)
    const isFound = async () => (await own.call('GET', `/job/${job?.job_id}`)).status
    own.wait(lastMoment - TEST_NOW.getTime())
    expect(await isFound()).toBe(200)
    own.wait(1000)
    expect(await isFound()).toBe(404)
    const { body } = await own.call('GET', `/job?job_id=${job?.job_id}`)
    expect(body).toMatchObject({ jobs: [], closed: [{ job_id: job?.job_id }] })
  })
})

describe('a list of jobs by number', () => {
  test('keeps its order, counts each once, lists closed jobs and ignores unknown ones', async () => {
    const [gone] = closed
    const [a, b, c] = [20401, 20461, 20404]
    const list = await search({ job_id: `${b},${gone?.job_id},${a},99999999,${b},${c}` })
    expect(list.jobs.map(({ job_id }) => job_id)).toEqual([b, a, c])
    expect(list.closed).toEqual([{ job_id: gone?.job_id, title: gone?.en.title }])
    expect(list.total).toBe(3)
  })

  test('returns all requested jobs', async () => {
    const asked = open.slice(0, 100).map(({ job_id }) => job_id)
    const { jobs } = await search({ job_id: asked.join(','), perPage: '100' })
    expect(jobs.map(({ job_id }) => job_id)).toEqual(asked)
  })
})

describe('a job', () => {
  test('names no company and is the same in the list and on its own', async () => {
    const { body } = await app.call('GET', '/job/20401')
    const job = zod.GetJob200Response.parse(body)
    const [listed] = (await search({ job_id: '20401' })).jobs
    expect(job).toMatchObject(listed ?? {})
    expect(Object.keys(job).filter((key) => /company/i.test(key))).toEqual([])
  })

  /** The levels of a language that a job asks for beyond another. */
  const more = (asked: JapaneseLevel | EnglishLevel, known: JapaneseLevel | EnglishLevel) =>
    Math.max(0, levelRank(asked) - levelRank(known))

  /** The similar jobs of a job, from the rules in their simplest form. */
  function similarAmong(jobs: Job[], job: Job): number[] {
    const skills = new Set<string>(job.itSkills.filter((skill) => skill !== 'none'))
    return jobs
      .filter(({ job_id }) => job_id !== job.job_id)
      .map((other) => ({
        ...other,
        isOfKind: other.jobCategory === job.jobCategory,
        levels: [
          more(other.japaneseLevel, job.japaneseLevel),
          more(other.englishLevel, job.englishLevel),
        ] as const,
        isCloser: job.applyFromAbroad && !other.applyFromAbroad,
        common: other.itSkills.filter((skill) => skills.has(skill)).length,
      }))
      .filter(({ isOfKind, levels, common }) => (isOfKind || common > 0) && Math.max(...levels) <= 1)
      .sort(
        (a, b) =>
          Number(b.isOfKind) - Number(a.isOfKind) ||
          Number(a.isCloser) - Number(b.isCloser) ||
          a.levels[0] + a.levels[1] - b.levels[0] - b.levels[1] ||
          b.common - a.common ||
          b.updatedAt.localeCompare(a.updatedAt) ||
          b.job_id - a.job_id,
      )
      .slice(0, 3)
      .map(({ job_id }) => job_id)
  }

  test.each([
    { name: 'many jobs', jobs: 400 },
    { name: 'few jobs, where kinds are small', jobs: 64 },
  ])(
    'has similar ones: open, of its kind or with its skills, that ask for little more ($name)',
    async (size) => {
      const { call, env } = await createTestApp({ jobs: size.jobs })
      const all = (await allJobs(env.store)).filter(isOpen)
      for (const job of all.slice(0, 64)) {
        const { similar } = zod.GetJob200Response.parse((await call('GET', `/job/${job.job_id}`)).body)
        expect(similar.map(({ job_id }) => job_id)).toEqual(similarAmong(all, job))
      }
    },
  )
})

describe('the pay of a job among the open jobs of its category', () => {
  const middleOf = ({ salaryMin, salaryMax }: Job) => (salaryMin + salaryMax) / 2
  const payOf = async (id: number) =>
    zod.GetJob200Response.parse((await app.call('GET', `/job/${id}`)).body).payContext

  test('counts them all, ranks the job and puts it into its step', async () => {
    for (const job of open.slice(0, 40)) {
      const others = open.filter(({ jobCategory }) => jobCategory === job.jobCategory)
      const pay = await payOf(job.job_id)
      expect(pay?.jobs).toBe(others.length)
      expect(pay?.rank).toBe(others.filter((other) => middleOf(other) > middleOf(job)).length + 1)
      expect(pay?.steps.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(others.length)
      const own = pay?.steps.find(({ from }) => from <= middleOf(job) && middleOf(job) < from + 1_000_000)
      expect(own?.jobs).toBeGreaterThan(0)
    }
  })

  test('is left out for a category with fewer than five open jobs', async () => {
    const own = await createTestApp()
    const jobs = zod.SearchJobs200Response.parse((await own.call('GET', '/job?jobCategory=qa')).body)
    expect(jobs.total).toBeLessThan(5)
    const answer = await own.call('GET', `/job/${jobs.jobs[0]?.job_id}`)
    expect(answer.body).toMatchObject({ payContext: null })
  })
})

test('a new job is found after the next check of the index', async () => {
  const own = await createTestApp()
  const totalOf = async () => zod.SearchJobs200Response.parse((await own.call('GET', '/job')).body).total
  const before = await totalOf()
  const [job] = open
  await own.env.store.jobs.insert(job ? [{ ...job, job_id: 900_001, externalId: 'new' }] : [])
  own.wait(11_000)
  expect(await totalOf()).toBe(before + 1)
})
