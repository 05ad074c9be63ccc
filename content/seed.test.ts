import { beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '#backend/crypto.ts'
import type { Job } from '#backend/ports/jobs.ts'
import type { Store } from '#backend/ports/store.ts'
import { jstDate } from '#domain/dates.ts'
import { regionOf } from '#domain/places.ts'
import { createMemoryStore } from '#mocks/store/index.ts'
import { allJobs } from '#mocks/test.ts'
import {
  EnglishLevel,
  ItSkill,
  JapaneseLevel,
  JobCategory,
  OtherLanguage,
  Prefecture,
  Region,
  SubIndustry,
} from '#openapi/generated/options.ts'
import { parseSeed, seed } from './seed.ts'

const passwords = { hash: async (text: string) => `hash of ${text}`, verify: async () => true }
/** One minute after midnight in Japan, when all times of the day are still in the future, and an ordinary morning. */
const moments = ['2026-11-20T00:01:00+09:00', '2026-11-20T10:00:00+09:00'].map((text) => new Date(text))

async function filled(now: Date, jobs?: number): Promise<Store> {
  const store = createMemoryStore()
  await seed(store, { now, jobs, passwords })
  return store
}

describe.each(moments)('The sample content at %s', (now) => {
  let store: Store
  let jobs: Job[]
  let open: Job[]

  beforeAll(async () => {
    store = await filled(now)
    jobs = await allJobs(store)
    open = jobs.filter((job) => job.closingDate === null || job.closingDate >= jstDate(now))
  })

  it('has all stories, and jobs of every category, region and level', async () => {
    const stories = await store.stories.published()
    expect(stories).toHaveLength(19)
    expect(stories.filter(({ isTop }) => isTop)).toHaveLength(6)
    expect(open.length).toBeGreaterThanOrEqual(60)
    expect(new Set(open.map((job) => job.jobCategory))).toEqual(new Set(JobCategory))
    expect(new Set(open.flatMap((job) => job.location.map(regionOf)))).toEqual(new Set(Region))
    expect(new Set(open.map((job) => job.japaneseLevel))).toEqual(new Set(JapaneseLevel))
    expect(new Set(open.map((job) => job.englishLevel))).toEqual(new Set(EnglishLevel))
  })

  it('has the blog, with one draft', async () => {
    const articles = await store.blog.summaries()
    const { categories } = await store.blog.terms()
    const draft = await store.blog.find('your-first-fortnight-in-japan')
    expect(articles).toHaveLength(32)
    expect(draft).toMatchObject({ published: null, draft: { key: '60bc21801b640c4de94b5883c79cbacf' } })
    expect(categories).toHaveLength(14)
    for (const { publishedAt, updatedAt } of articles) {
      expect(publishedAt <= updatedAt && updatedAt <= now.toISOString()).toBe(true)
    }
  })

  it('has four jobs that have closed', () => {
    expect(jobs.filter((job) => !open.includes(job)).map(({ job_id }) => job_id)).toEqual([
      20406, 20435, 20473, 20503,
    ])
  })

  it('has no job with a time in the future or an update before its registration', () => {
    for (const job of jobs) {
      expect(job.registeredAt <= job.updatedAt, `${job.job_id}`).toBe(true)
      expect(job.updatedAt <= now.toISOString(), `${job.job_id}`).toBe(true)
    }
  })

  it('has the sample accounts', async () => {
    const accounts = await Promise.all([1001, 1002, 1003].map((id) => store.applicants.find(id)))
    expect(accounts).toMatchObject([
      {
        email: 'maria@example.com',
        passwordHash: 'hash of hashi2026',
        activatedAt: expect.any(String),
        welcomedAt: expect.any(String),
      },
      {
        email: 'linh@example.com',
        passwordHash: 'hash of hashi2026',
        activatedAt: expect.any(String),
        welcomedAt: null,
      },
      { email: 'pending@example.com', passwordHash: null, activatedAt: null, welcomedAt: null },
    ])
    for (const account of accounts) expect(account && account.createdAt <= now.toISOString()).toBe(true)
  })

  it('has the documents of one of them, dated the day before', async () => {
    const createdDate = jstDate(new Date(now.getTime() - 24 * 60 * 60_000))
    expect(await store.resumes.find(1001)).toMatchObject({ createdDate, name: 'Maria Santos' })
    expect(await store.careers.find(1001)).toMatchObject({ createdDate, order: 'reverse_chronological' })
    expect(await store.resumes.find(1002)).toBeNull()
  })

  it.each([
    ['verify-pending', { purpose: 'verify', applicantId: 1003, newEmail: null }],
    ['reset-linh', { purpose: 'reset', applicantId: 1002, newEmail: null }],
    ['confirm-linh', { purpose: 'confirm', applicantId: 1002, newEmail: 'linh.nguyen@example.com' }],
  ])('has the link %s, valid for a day', async (token, row) => {
    const expiresAt = new Date(now.getTime() + 24 * 60 * 60_000).toISOString()
    expect(await store.linkTokens.find(await sha256(token))).toMatchObject({
      ...row,
      expiresAt,
      usedAt: null,
    })
  })
})

describe('Seeding', () => {
  const [, now = new Date()] = moments

  it('does not change a store that has content', async () => {
    const store = await filled(now)
    const maria = await store.applicants.find(1001)
    if (!maria) throw new Error('The sample account is missing')
    await store.applicants.update({ ...maria, name: 'Maria Silva' })
    const revision = await store.jobs.revision()
    await seed(store, { now, jobs: 500, passwords })
    expect(await store.jobs.revision()).toBe(revision)
    expect((await store.applicants.find(1001))?.name).toBe('Maria Silva')
  })

  it('may run twice concurrently', async () => {
    const store = createMemoryStore()
    await Promise.all([seed(store, { now, passwords }), seed(store, { now, passwords })])
    expect(await allJobs(store)).toHaveLength(64)
  })
})

describe('Generated jobs', () => {
  const [, now = new Date()] = moments
  let jobs: Job[]

  beforeAll(async () => {
    jobs = (await allJobs(await filled(now, 10_000))).filter(({ job_id }) => job_id > 100_000)
  })

  it('fill up the sample jobs to the requested number', () => {
    expect(jobs).toHaveLength(10_000 - 64)
    expect(new Set(jobs.map(({ job_id }) => job_id)).size).toBe(jobs.length)
  })

  it('are reproducible, and a longer list starts with the shorter one', async () => {
    const some = (await allJobs(await filled(now, 300))).filter(({ job_id }) => job_id > 100_000)
    expect(some).toEqual(jobs.slice(0, some.length))
  })

  it('cover every choice, most of them in the cities', () => {
    const share = (fits: (job: Job) => boolean) => jobs.filter(fits).length / jobs.length
    for (const category of JobCategory)
      expect(share((job) => job.jobCategory === category)).toBeGreaterThan(0.04)
    for (const prefecture of Prefecture)
      expect(share((job) => job.location.includes(prefecture))).toBeGreaterThan(0)
    for (const level of JapaneseLevel)
      expect(share((job) => job.japaneseLevel === level)).toBeGreaterThan(0.02)
    for (const level of EnglishLevel) expect(share((job) => job.englishLevel === level)).toBeGreaterThan(0.02)
    expect(share((job) => job.location.includes('tokyo'))).toBeGreaterThan(0.25)
    expect(share((job) => job.closingDate === null)).toBeCloseTo(0.4, 1)
  })

  it('are consistent', () => {
    const known = {
      skills: new Set(ItSkill),
      industries: new Set(SubIndustry),
      languages: new Set(OtherLanguage),
    }
    for (const job of jobs) {
      expect(job.salaryMin, `${job.job_id}`).toBeLessThanOrEqual(job.salaryMax)
      expect(job.salaryMin % 120_000).toBe(0)
      expect(job.itSkills.length).toBeGreaterThan(0)
      expect(new Set(job.itSkills).size).toBe(job.itSkills.length)
      expect(job.itSkills.every((skill) => known.skills.has(skill))).toBe(true)
      expect(job.registeredAt <= job.updatedAt && job.updatedAt <= now.toISOString()).toBe(true)
    }
  })
})

describe('parseSeed', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['jobs=64', { jobs: 64 }],
    ['jobs=10000', { jobs: 10_000 }],
    ['jobs=100000', { jobs: 100_000 }],
  ])('reads %j', (text, size) => expect(parseSeed(text)).toEqual(size))

  it.each([
    'jobs',
    'jobs=',
    'jobs=-1',
    'jobs=63',
    'jobs=100001',
    'jobs=1e4',
    'jobs=10 000',
    'stories=3',
    'jobs=100,jobs=200',
  ])('refuses %j', (text) =>
    expect(() => parseSeed(text)).toThrow('must be "jobs=" and a number from 64 to 100000'),
  )
})
