import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addBlogMenu } from '#content/blogMenu.ts'
import { removeSample } from '#content/removeSample.ts'
import { addSample, addSampleOnce, findSample } from '#content/sample.ts'
import { allJobs, type TestApp, createTestApp } from '#mocks/test.ts'
import { enter } from './entries.ts'
import { everythingOf } from './everythingOf.ts'
import { MINUTE, logIn } from './support.ts'

const PEOPLE = [1001, 1002, 1003]
const SAMPLE_JOB = 20401

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ sample: false })
  await addBlogMenu(app.env.store)
  await addSample(app.env.store, options())
})

const options = () => ({ now: app.env.clock(), passwords: app.env.passwords })

/** Registers a person who applies for a sample job and saves it. */
async function registerAna(): Promise<number> {
  await enter(app, { job_ids: [SAMPLE_JOB] })
  const ana = await app.env.store.applicants.findByEmail('ana.herrera@example.com')
  if (!ana) throw new Error('Nobody has registered')
  await app.env.store.interestedLists.replace(ana.id, [SAMPLE_JOB])
  return ana.id
}

describe('without the sample', () => {
  test('no content of it is left, but the menu of the blog', async () => {
    expect(await removeSample(app.env)).toEqual({
      jobs: 64,
      stories: 19,
      articles: 33,
      tags: 27,
      advisors: 6,
      people: 3,
    })
    const { store } = app.env
    expect(await allJobs(store)).toEqual([])
    expect(await store.stories.names()).toEqual([])
    expect(await store.blog.summaries()).toEqual([])
    const { categories, tags } = await store.blog.terms()
    expect([categories.length, tags.length]).toEqual([14, 0])
    expect(await store.advisors.all()).toEqual([])
    expect(await findSample(store)).toBeNull()
  })

  test('nothing is left of its people: rows, files, messages, mails, sessions', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(app.env.mailer, 'send').mockRejectedValue(new Error('no mail server'))
    await logIn(app)
    await app.call('POST', '/applicant/contact', { body: { type: 'jobs', contents: 'Hello' } })
    const { store } = app.env
    const profile = await store.profiles.find(1001)
    const keys = [profile?.photo, profile?.resume].flatMap((file) => file?.key ?? [])
    expect(keys.length).toBeGreaterThan(0)
    await removeSample(app.env)
    for (const id of PEOPLE)
      expect(await everythingOf(app, id)).toMatchObject({
        applicant: null,
        processes: [],
        notifications: [],
        profile: null,
        resume: null,
        career: null,
        interested: [],
      })
    for (const key of keys) expect(await store.files.get(key)).toBeNull()
    expect(await store.contacts.find(9001)).toBeNull()
    expect((await app.call('GET', '/applicant/auth')).status).toBe(401)
  })

  test('a real person stays, without the processes and saved jobs of sample jobs', async () => {
    const ana = await registerAna()
    await removeSample(app.env)
    expect(await everythingOf(app, ana)).toMatchObject({
      applicant: { id: ana },
      processes: [],
      interested: [],
      profile: { applicantId: ana },
    })
  })

  test('the site answers: searches, lists and addresses of removed content', async () => {
    await app.env.jobSearch.ready()
    expect((await app.call('GET', '/job')).body).toMatchObject({ total: 64 - 4 })
    await removeSample(app.env)
    // The search reads changes of the store every few seconds.
    app.wait(MINUTE)
    await expect.poll(async () => (await app.call('GET', '/job')).body).toMatchObject({ total: 0 })
    for (const path of ['/job?facets=true', '/case', '/blog/article', '/blog/tag']) {
      const { status, body } = await app.call('GET', path)
      expect([path, status, body]).toMatchObject([path, 200, { total: 0 }])
    }
    for (const path of [`/job/${SAMPLE_JOB}`, '/case/1'])
      expect((await app.call('GET', path)).status).toBe(404)
    expect((await app.call('GET', `/job?job_id=${SAMPLE_JOB}`)).status).toBe(200)
  })

  test('no start adds it again, but it can be added on request', async () => {
    await removeSample(app.env)
    await addSampleOnce(app.env.store, options())
    expect(await allJobs(app.env.store)).toEqual([])
    await addSample(app.env.store, options())
    expect(await allJobs(app.env.store)).toHaveLength(64)
    expect(await app.env.store.profiles.find(1001)).not.toBeNull()
  })

  test('a second removal does nothing', async () => {
    await removeSample(app.env)
    const ana = await registerAna()
    expect(await removeSample(app.env)).toBeNull()
    expect(await app.env.store.applicants.find(ana)).not.toBeNull()
  })
})
