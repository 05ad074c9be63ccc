import { describe, expect, test, vi } from 'vitest'
import type { Job } from '#backend/ports/jobs.ts'
import { createChance } from '#content/random.ts'
import { industryGroupOf } from '#domain/industries.ts'
import { regionOf } from '#domain/places.ts'
import { createTestApp } from '#mocks/test.ts'
import {
  EmploymentType,
  EnglishLevel,
  IndustryGroup,
  ItSkill,
  JapaneseLevel,
  JobCategory,
  OtherLanguage,
  Prefecture,
  Region,
  RemoteWork,
  SalaryStep,
  SubIndustry,
} from '#openapi/generated/options.ts'
import * as zod from '#openapi/generated/zod.ts'
import { type Criteria, app, ascending, idsOf, idsWhere, open, search } from './jobSearch.ts'

const reaches = <Level>(levels: readonly Level[], mine: Level, asked: Level) =>
  levels.indexOf(mine) <= levels.indexOf(asked)

/** The meaning of each filter, in its simplest form (product-decisions §5): one job, one value. */
const meaning: Record<string, (job: Job, value: string) => boolean> = {
  jobCategory: (job, value) => job.jobCategory === value,
  location: (job, value) => job.location.some((place) => place === value || regionOf(place) === value),
  salary: (job, value) => job.salaryMax >= Number(value),
  japaneseLevel: (job, value) =>
    JapaneseLevel.some((level) => level === value && reaches(JapaneseLevel, level, job.japaneseLevel)),
  englishLevel: (job, value) =>
    EnglishLevel.some((level) => level === value && reaches(EnglishLevel, level, job.englishLevel)),
  otherLanguageSkills: (job, value) => job.otherLanguageSkills.some((language) => language === value),
  industryName: (job, value) => job.industryName === value || industryGroupOf(job.industryName) === value,
  itSkills: (job, value) => job.itSkills.some((skill) => skill === value),
  nationwideLocation: (job) => job.nationwideLocation,
  applyFromAbroad: (job) => job.applyFromAbroad,
  remote: (job, value) => job.remote === value,
  employmentType: (job, value) => job.employmentType === value,
}

const choices: Record<string, readonly [string, ...string[]]> = {
  jobCategory: some(JobCategory),
  location: some([...Prefecture, ...Region]),
  salary: some(SalaryStep.map(String)),
  japaneseLevel: some(JapaneseLevel),
  englishLevel: some(EnglishLevel),
  otherLanguageSkills: some(OtherLanguage),
  industryName: some([...IndustryGroup, ...SubIndustry]),
  itSkills: some(ItSkill),
  nationwideLocation: ['true'],
  applyFromAbroad: ['true'],
  remote: some(RemoteWork),
  employmentType: some(EmploymentType),
}

function some([first = '', ...others]: readonly string[]): readonly [string, ...string[]] {
  return [first, ...others]
}

const fits = (job: Job, criteria: Criteria, except?: string) =>
  Object.entries(criteria).every(
    ([name, values]) => name === except || values.split(',').some((value) => meaning[name]?.(job, value)),
  )

test('levels are sorted from the highest to none', () => {
  expect([JapaneseLevel[0], JapaneseLevel.at(-1), EnglishLevel[0], EnglishLevel.at(-1)]).toEqual([
    'native_jp',
    'none_jp',
    'native_en',
    'none_en',
  ])
})

test.each<Criteria>([
  { jobCategory: 'qa' },
  { jobCategory: 'qa,bridge_se' },
  { jobCategory: 'qa,bridge_se', location: 'tokyo' },
  { location: 'kanto' },
  { location: 'kanto,osaka' },
  { location: 'tokyo,tokyo' },
  { nationwideLocation: 'true' },
  { applyFromAbroad: 'true' },
  { applyFromAbroad: 'true', remote: 'full,partial', employmentType: 'permanent' },
  { remote: 'none' },
  { employmentType: 'fixed_term' },
  { salary: '3000000' },
  { salary: '9000000' },
  { salary: '14000000' },
  { japaneseLevel: 'business_level_jp' },
  { japaneseLevel: 'none_jp' },
  { japaneseLevel: 'native_jp' },
  { japaneseLevel: 'none_jp,business_level_jp' },
  { englishLevel: 'daily_conversational_level_en', japaneseLevel: 'fluent_jp' },
  { industryName: 'finance_insurance_fintech_consulting' },
  { industryName: 'banking' },
  { industryName: 'banking,web_internet_networking' },
  { otherLanguageSkills: 'chinese,vietnamese' },
  { itSkills: 'python' },
  { itSkills: 'python,go', salary: '8000000', location: 'tokyo,kansai' },
])('%j returns the matching jobs', async (criteria) => {
  const expected = idsWhere((job) => fits(job, criteria))
  expect(expected.length).toBeGreaterThan(0)
  expect(ascending(await idsOf(criteria))).toEqual(ascending(expected))
})

test.each(['nationwideLocation', 'applyFromAbroad'])('%s=false filters nothing', async (name) => {
  expect((await search({ [name]: 'false' })).total).toBe(open.length)
})

test('a list may be a repeated parameter', async () => {
  const answer = await app.call('GET', '/job?jobCategory=qa&jobCategory=bridge_se')
  expect(zod.SearchJobs200Response.parse(answer.body).total).toBe(
    (await search({ jobCategory: 'qa,bridge_se' })).total,
  )
})

describe('counts of the choices', () => {
  /** Three filters with up to two values each, different for each seed. */
  function randomCriteria(seed: number): Criteria {
    const chance = createChance(seed)
    const names = chance.some(Object.keys(choices), 3)
    return Object.fromEntries(
      names.map((name) => {
        const list = choices[name] ?? ['']
        const values = name === 'salary' ? [chance.pick(list)] : [chance.pick(list), chance.pick(list)]
        return [name, [...new Set(values)].join(',')]
      }),
    )
  }

  test.each([
    {},
    { jobCategory: 'qa' },
    { location: 'tokyo', salary: '7000000' },
    ...Array.from({ length: 12 }, (_, seed) => randomCriteria(seed)),
  ])('for %j equal those of a simple count', async (criteria: Criteria) => {
    const { facets, total } = await search({ ...criteria, facets: 'true', perPage: '1' })
    expect(total).toBe(idsWhere((job) => fits(job, criteria)).length)
    for (const [name, counts] of Object.entries(facets ?? {})) {
      const underOthers = open.filter((job) => fits(job, criteria, name))
      const byHand = (choices[name] ?? [])
        .map((value) => ({ value, count: underOthers.filter((job) => meaning[name]?.(job, value)).length }))
        .filter(({ count }) => count > 0)
      expect([name, sorted(counts)]).toEqual([name, sorted(byHand)])
    }
    expect(Object.keys(facets ?? {}).sort()).toEqual(Object.keys(choices).sort())
  })

  test('also respect search words, and are only sent on request', async () => {
    const { facets } = await search({ searchWord: 'python', facets: 'true' })
    const { total } = await search({ searchWord: 'python', jobCategory: 'data_engineering' })
    expect(facets?.jobCategory).toContainEqual({ value: 'data_engineering', count: total })
    expect(await search({})).not.toHaveProperty('facets')
  })

  test.each<Criteria>([{}, { jobCategory: 'qa', salary: '6000000' }, { searchWord: 'python' }])(
    'the requirements of the jobs of %j are those of all pages',
    async (criteria) => {
      const { requirements = [], total } = await search({ ...criteria, requirements: 'true', perPage: '1' })
      const ids = await idsOf(criteria)
      const jobs = open.filter(({ job_id }) => ids.includes(job_id))
      const isOf = (facts: (typeof requirements)[number]) => (job: Job) =>
        job.japaneseLevel === facts.japaneseLevel &&
        job.englishLevel === facts.englishLevel &&
        job.applyFromAbroad === facts.applyFromAbroad &&
        job.visaSupport === facts.visaSupport
      expect(requirements.length).toBeGreaterThan(3)
      for (const facts of requirements) {
        const ofFacts = jobs.filter(isOf(facts))
        const pays = ofFacts.map(({ salaryMin, salaryMax }) => (salaryMin + salaryMax) / 2)
        expect(facts.jobs).toBe(ofFacts.length)
        expect(facts.pays).toEqual(pays.map(Math.round).toSorted((one, other) => one - other))
      }
      expect(requirements.reduce((sum, facts) => sum + facts.jobs, 0)).toBe(total)
      expect(requirements.map((facts) => facts.jobs)).toEqual(
        requirements.map((facts) => facts.jobs).toSorted((one, other) => other - one),
      )
      expect(await search(criteria)).not.toHaveProperty('requirements')
    },
  )

  test.each<Criteria>([{}, { jobCategory: 'qa', orderBy: 'salary' }, { searchWord: 'cobol' }])(
    'the sequence of %j has the requirements of each job found, in its place',
    async (criteria) => {
      const { requirements = [], sequence = [], total } = await search({ ...criteria, sequence: 'true' })
      const factsOf = ({ japaneseLevel, englishLevel, applyFromAbroad, visaSupport }: Job) => ({
        japaneseLevel,
        englishLevel,
        applyFromAbroad,
        visaSupport,
      })
      const ids = await idsOf(criteria)
      const jobs = ids.flatMap((id) => open.filter(({ job_id }) => job_id === id))
      expect(sequence).toHaveLength(total)
      expect(sequence.map((index) => requirements[index])).toEqual(
        jobs.map((job) => expect.objectContaining(factsOf(job))),
      )
      expect(await search({ ...criteria, requirements: 'true' })).not.toHaveProperty('sequence')
    },
  )

  const sorted = (counts: { value: string; count: number }[]) =>
    counts.toSorted((a, b) => (a.value < b.value ? -1 : 1))
})

test('a store that is unavailable for a moment causes errors at that moment only', async () => {
  const own = await createTestApp()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const status = async () => (await own.call('GET', '/job')).status
  const read = vi.spyOn(own.env.store.jobs, 'findMany').mockRejectedValueOnce(new Error('no connection'))
  expect(await status()).toBe(500)
  expect(await status()).toBe(200)
  const calls = read.mock.calls.length
  expect(await status()).toBe(200)
  expect(read).toHaveBeenCalledTimes(calls)
})
