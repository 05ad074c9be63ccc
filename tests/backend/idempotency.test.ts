import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#backend/app.ts'
import type { Handler, Handlers } from '#backend/operation.ts'
import { createTestApp } from '#mocks/test.ts'
import { mail } from '../store/samples.ts'
import { type Parts, entryForm } from './entries.ts'
import { send } from './support.ts'

const KEY = '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77'
const OTHER_KEY = '8e2f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b78'

const inquiry = {
  kind: 'general',
  name: 'Chen Yu',
  email: 'chen.yu@example.com',
  email_confirm: 'chen.yu@example.com',
  contents: 'Can I register before I have a visa?',
  agree: true,
}

/** Creates an app that numbers its inquiries consecutively. */
async function countingApp() {
  const { env } = await createTestApp()
  let lastId = 7000
  const nextId = () => (lastId += 1)
  const createInquiry = vi.fn<Handler<'createInquiry'>>(
    async ({ body: { email }, storeResponse }, { store }) =>
      storeResponse(store, { status: 201, body: { id: nextId(), email } }),
  )
  const createEntry = vi.fn<Handler<'createEntry'>>(async ({ body: { email }, storeResponse }, { store }) =>
    storeResponse(store, { status: 201, body: { id: nextId(), email, job_ids: [], closed: [] } }),
  )
  const handlers: Partial<Handlers> = { createInquiry, createEntry }
  return {
    env,
    createInquiry,
    createEntry,
    app: createApp(env, handlers),
    /** Without an app each call is of another process. */
    inquire: (body: unknown = inquiry, key: string | null = KEY, app?: ReturnType<typeof createApp>) =>
      send(
        env,
        'POST',
        '/inquiry',
        {
          headers: { 'Content-Type': 'application/json', ...(key !== null && { 'Idempotency-Key': key }) },
          body: JSON.stringify(body),
        },
        { handlers, app },
      ),
    enter: (body: FormData) =>
      send(env, 'POST', '/entry', { headers: { 'Idempotency-Key': KEY }, body }, { handlers }),
  }
}

const reversed = (value: object) => Object.fromEntries(Object.entries(value).toReversed())

describe('the same key with the same content', () => {
  test('creates once and replays the response', async () => {
    const { inquire, createInquiry } = await countingApp()
    const first = await inquire()
    const second = await inquire()
    expect(createInquiry).toHaveBeenCalledOnce()
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(second.headers.get('Content-Type')).toBe('application/json')
    expect(second.headers.get('Content-Language')).toBe('en')
  })

  test('also with another order of the fields or a key in capitals', async () => {
    const { inquire, createInquiry } = await countingApp()
    await inquire()
    expect((await inquire(reversed(inquiry), KEY.toUpperCase())).status).toBe(201)
    expect(createInquiry).toHaveBeenCalledOnce()
  })

  test('creates once for concurrent calls of one process', async () => {
    const { app, inquire, createInquiry } = await countingApp()
    const begun = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    createInquiry.mockImplementationOnce(async ({ body: { email }, storeResponse }, { store }) => {
      begun.resolve()
      await held.promise
      return storeResponse(store, { status: 201, body: { id: 1, email } })
    })
    const calls = [1, 2, 3].map(() => inquire(inquiry, KEY, app))
    await begun.promise
    // Calls that do not wait for the first one have reached the handler before this later call ends.
    await inquire(inquiry, OTHER_KEY, app)
    held.resolve()
    const answers = await Promise.all(calls)
    expect(createInquiry).toHaveBeenCalledTimes(2)
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  })

  test('has one response for concurrent calls of several processes', async () => {
    const { inquire } = await countingApp()
    const answers = await Promise.all([inquire(), inquire(), inquire()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  })
})

test('the same key with other content is a conflict and creates nothing', async () => {
  const { inquire, createInquiry } = await countingApp()
  await inquire()
  const answer = await inquire({ ...inquiry, contents: 'Something else' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ type: '/problems/idempotency-key-reused' })
  expect(createInquiry).toHaveBeenCalledOnce()
})

test('another key creates again', async () => {
  const { inquire, createInquiry } = await countingApp()
  await inquire()
  await inquire(inquiry, OTHER_KEY)
  expect(createInquiry).toHaveBeenCalledTimes(2)
})

test('a failure is not stored: the same key may be sent again', async () => {
  const { inquire, createInquiry } = await countingApp()
  createInquiry.mockResolvedValueOnce({ status: 503 })
  expect((await inquire()).status).toBe(503)
  expect((await inquire()).status).toBe(201)
  expect((await inquire()).status).toBe(201)
  expect(createInquiry).toHaveBeenCalledTimes(2)
})

test('an error is not stored, and waiting calls proceed', async () => {
  const { inquire, createInquiry } = await countingApp()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  createInquiry.mockRejectedValueOnce(new Error('The mail server is away'))
  const answers = await Promise.all([inquire(), inquire()])
  // Either call may be the first to reach the store.
  expect(answers.map(({ status }) => status)).toSatisfy(
    (found: number[]) => found.includes(201) && found.includes(500),
  )
})

test.each([null, '', 'a', '7d1f0c1e5b6a4c3e9a530d2c9a1f4b77'])('the key %j is refused', async (key) => {
  const { inquire, createInquiry } = await countingApp()
  const answer = await inquire(inquiry, key)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] })
  expect(createInquiry).not.toHaveBeenCalled()
})

describe('a key of forms', () => {
  const form = (changes: Parts = {}) =>
    entryForm({ job_ids: [20401, 20461], resume: new File(['My resume'], 'resume.txt'), ...changes })

  test('does not depend on the boundary, which differs each time', async () => {
    const { enter, createEntry } = await countingApp()
    const answers = [await enter(form()), await enter(form())]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(createEntry).toHaveBeenCalledOnce()
    expect(createEntry.mock.calls[0]?.[0].body).toMatchObject({
      job_ids: [20401, 20461],
      itSkills: [{ it_skills: 'go', yoe: '3_years_more' }, { it_skills: 'aws' }],
    })
  })

  test('does not depend on the token of the bot check, which is new for each call', async () => {
    const { enter, createEntry } = await countingApp()
    const answers = [await enter(form({ captcha_token: 'a' })), await enter(form({ captcha_token: 'b' }))]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(createEntry).toHaveBeenCalledOnce()
  })

  test('depends on the bytes and the name of the files', async () => {
    const { enter } = await countingApp()
    await enter(form())
    expect((await enter(form({ resume: new File(['Another'], 'resume.txt') }))).status).toBe(409)
    expect((await enter(form({ resume: new File(['My resume'], 'cv.txt') }))).status).toBe(409)
  })
})

test('a key belongs to one operation', async () => {
  const { inquire, enter, createEntry } = await countingApp()
  await inquire()
  expect((await enter(entryForm())).status).toBe(201)
  expect(createEntry).toHaveBeenCalledOnce()
})

test('values are validated before the key', async () => {
  const { inquire } = await countingApp()
  await inquire()
  expect((await inquire({ ...inquiry, contents: '' })).status).toBe(422)
})

test('of two processes with the same key one creates, and both send the same response', async () => {
  const { env, inquire, createInquiry } = await countingApp()
  createInquiry.mockImplementationOnce(async ({ storeResponse }, { store }) => {
    // This call is of another process, with its own list of running calls.
    expect((await inquire()).status).toBe(201)
    return store.transaction(async (inner) => {
      await inner.mails.insert(mail('created', 0))
      return storeResponse(inner, { status: 201, body: { id: 1, email: inquiry.email } })
    })
  })
  expect(await (await inquire()).json()).toEqual({ id: 7001, email: inquiry.email })
  expect(await env.store.mails.queued()).toEqual([])
})

test('an operation that does not store its response fails', async () => {
  const { inquire, createInquiry } = await countingApp()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  createInquiry.mockResolvedValueOnce({ status: 201, body: { id: 1, email: inquiry.email } })
  expect((await inquire()).status).toBe(500)
})
