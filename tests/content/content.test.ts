import { describe, expect, test } from 'vitest'
import { jobDetail } from '#backend/jobs/view.ts'
import type { Bilingual } from '#backend/ports/bilingual.ts'
import { jobs } from '#content/jobs/index.ts'
import { seed } from '#content/seed.ts'
import { stories } from '#content/stories/index.ts'
import { languages } from '#domain/lang.ts'
import { regionOf } from '#domain/places.ts'
import { createMemoryStore } from '#mocks/store/index.ts'
import { allJobs, createTestApp } from '#mocks/test.ts'
import { EnglishLevel, JapaneseLevel, JobCategory } from '#openapi/generated/options.ts'
import * as zod from '#openapi/generated/zod.ts'

const passwords = { hash: async (text: string) => text, verify: async () => true }

async function seededJobs() {
  const store = createMemoryStore()
  const now = new Date('2026-11-20T10:00:00+09:00')
  await seed(store, { now, passwords })
  return allJobs(store)
}

describe('jobs', () => {
  test('each matches the contract, in both languages', async () => {
    for (const job of await seededJobs()) {
      for (const lang of languages) {
        const answer = zod.GetJob200Response.safeParse(
          jobDetail(job, { similar: [], payContext: null, story: undefined }, lang),
        )
        expect(answer.error?.issues, `job ${job.job_id} in ${lang}`).toBeUndefined()
      }
    }
  })

  test('the jobs cover every kind of work, region and level', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(60)
    expect(new Set(jobs.map((job) => job.jobCategory))).toEqual(new Set(JobCategory))
    expect(new Set(jobs.flatMap((job) => job.location.map(regionOf))).size).toBe(7)
    expect(new Set(jobs.map((job) => job.japaneseLevel))).toEqual(new Set(JapaneseLevel))
    expect(new Set(jobs.map((job) => job.englishLevel))).toEqual(new Set(EnglishLevel))
    expect(new Set(jobs.map((job) => job.job_id)).size).toBe(jobs.length)
  })

  test('an employer that takes applications from abroad supports the status of residence', () => {
    expect(jobs.filter((job) => job.applyFromAbroad && !job.visaSupport)).toEqual([])
  })

  test('no text promises a contract for services, which the licence does not cover', () => {
    const terms = /業務委託|委任契約|freelance|contract for services/i
    expect(jobs.filter((job) => terms.test(JSON.stringify(job))).map(({ job_id }) => job_id)).toEqual([])
  })

  test('each contains the information that the law requires of an advertisement', () => {
    const stated = [
      'dutiesChange',
      'contractPeriod',
      'probation',
      'workplace',
      'workplaceChange',
      'workingHours',
      'breakTime',
      'overtime',
      'holidays',
      'insurance',
      'smoking',
    ] as const
    for (const job of jobs) {
      for (const lang of languages) {
        const missing = stated.filter((name) => job[lang][name].trim() === '')
        expect(missing, `job ${job.job_id} in ${lang}`).toEqual([])
      }
      expect(job.salaryMin).toBeLessThanOrEqual(job.salaryMax)
    }
  })
})

test.each([
  ['fixed_term', true],
  ['permanent', false],
])('jobs of the kind %s state the criteria of renewal: %s', (employmentType, isStated) => {
  for (const job of jobs.filter((other) => other.employmentType === employmentType)) {
    expect(job.ja.contractRenewal !== '', `job ${job.job_id}`).toBe(isStated)
    expect(job.en.contractRenewal !== '', `job ${job.job_id}`).toBe(isStated)
  }
})

describe('stories', () => {
  test('each matches the contract, in both languages', async () => {
    const app = await createTestApp()
    for (const { id } of stories) {
      for (const lang of languages) {
        const { status, body } = await app.call('GET', `/case/${id}`, { lang })
        expect(status).toBe(200)
        expect(
          zod.GetStory200Response.safeParse(body).error?.issues,
          `story ${id} in ${lang}`,
        ).toBeUndefined()
      }
    }
  })

  test('nineteen, six of them on the home page, some of new graduates with nothing before', () => {
    expect(stories.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1))
    expect(stories.filter(({ isTop }) => isTop)).toHaveLength(6)
    const graduates = stories.filter(({ salaryBefore }) => salaryBefore === null)
    expect(graduates.length).toBeGreaterThanOrEqual(3)
    for (const { ja, en } of graduates) {
      expect([ja, en].flatMap((texts) => [texts.jobBeforeTransfer, texts.specialityBeforeTransfer])).toEqual([
        '',
        '',
        '',
        '',
      ])
    }
  })
})

test.each<[string, Bilingual<object>[]]>([
  ['jobs', jobs],
  ['stories', stories],
])('the English texts of the %s hold no Japanese, the Japanese ones are Japanese', (_, rows) => {
  for (const { ja, en } of rows) {
    expect(JSON.stringify(en)).not.toMatch(/[぀-ヿ㐀-鿿]/)
    expect(JSON.stringify(ja)).toMatch(/[぀-ヿ㐀-鿿]/)
    expect(listLengths(ja)).toEqual(listLengths(en))
  }
})

/** Returns the length of each list, so that no language has fewer items. */
function listLengths(texts: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.length]] : [])),
  )
}
