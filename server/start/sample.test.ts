import { beforeEach, describe, expect, test } from 'vitest'
import { addSample, findSample } from '#content/sample.ts'
import { type MockEnv, createMockEnv } from '#mocks/env.ts'
import { allJobs } from '#mocks/test.ts'
import { prepareContent } from './sample.ts'

const LOCAL = 'http://localhost:3000'
const PUBLIC = 'https://hashi.example.com'

let env: MockEnv
beforeEach(async () => {
  env = await createMockEnv({ sample: false })
})

const start = (sample: boolean, origin = LOCAL) => prepareContent(env, { sample, origin, seed: {} })
const options = () => ({ now: env.clock(), passwords: env.passwords })

async function contentOf({ store }: MockEnv) {
  const [jobs, stories, articles] = await Promise.all([
    allJobs(store),
    store.stories.names(),
    store.blog.summaries(),
  ])
  return { jobs: jobs.length, stories: stories.length, articles: articles.length }
}

describe('a start without the sample', () => {
  test('adds nothing but the menu of the blog', async () => {
    expect(await start(false)).toBe(false)
    expect(await contentOf(env)).toEqual({ jobs: 0, stories: 0, articles: 0 })
    expect(await env.store.applicants.findByEmail('maria@example.com')).toBeNull()
    expect((await env.store.blog.terms()).categories).toHaveLength(14)
  })

  test('leaves a sample that is there', async () => {
    await start(true)
    expect(await start(false)).toBe(true)
    expect(await contentOf(env)).toMatchObject({ jobs: 64, stories: 19 })
  })
})

describe('a start with the sample', () => {
  test('adds it once: what somebody removes does not come back', async () => {
    expect(await start(true)).toBe(true)
    expect(await contentOf(env)).toMatchObject({ jobs: 64, stories: 19 })
    const { store } = env
    await store.settings.remove('sample')
    const empty = await createMockEnv({ sample: false })
    await empty.store.settings.keepFirst('sampleAdded', (await store.settings.find('sampleAdded')) ?? '')
    expect(await prepareContent(empty, { sample: true, origin: LOCAL, seed: {} })).toBe(false)
    expect(await contentOf(empty)).toEqual({ jobs: 0, stories: 0, articles: 0 })
  })

  test('of a size adds that many jobs, and records all of them', async () => {
    await prepareContent(env, { sample: true, origin: LOCAL, seed: { jobs: 200 } })
    expect((await findSample(env.store))?.jobs).toEqual(
      (await allJobs(env.store)).map(({ job_id }) => job_id),
    )
  })

  test('of two processes at once adds it once', async () => {
    expect(await Promise.all([start(true), start(true)])).toEqual([true, true])
    expect(await contentOf(env)).toMatchObject({ jobs: 64 })
  })
})

describe('behind https', () => {
  test('a store with the sample is refused, with the command that removes it', async () => {
    await start(true)
    await expect(start(false, PUBLIC)).rejects.toThrow('npm run admin -- sample remove')
  })

  test('an empty store is used', async () => {
    expect(await start(false, PUBLIC)).toBe(false)
  })
})

test('the sample is not added to somebody else’s account', async () => {
  const { store } = env
  await store.applicants.insert({
    id: 1001,
    name: 'Ana',
    email: 'ana@example.com',
    language: 'en',
    passwordHash: null,
    activatedAt: null,
    welcomedAt: null,
    interviewRequestedAt: null,
    introductionRequestedAt: null,
    createdAt: env.clock().toISOString(),
    accountVersion: 1,
    blockedAt: null,
  })
  await expect(addSample(store, options())).rejects.toThrow('there is an applicant 1001')
  expect(await contentOf(env)).toEqual({ jobs: 0, stories: 0, articles: 0 })
})
