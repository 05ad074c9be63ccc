import { describe, expect, test, vi } from 'vitest'
import type { Handler, Handlers } from '#backend/operation.ts'
import { createTestApp } from '#mocks/test.ts'
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

/** An app whose inquiries are counted: each gets the next number. */
async function countingApp() {
  const { env } = await createTestApp()
  let lastId = 7000
  const nextId = () => (lastId += 1)
  const createInquiry = vi.fn<Handler<'createInquiry'>>(async ({ body: { email } }) => ({
    status: 201,
    body: { id: nextId(), email },
  }))
  const createEntry = vi.fn<Handler<'createEntry'>>(async ({ body: { email } }) => ({
    status: 201,
    body: { id: nextId(), email, job_ids: [], closed: [] },
  }))
  const handlers: Partial<Handlers> = { createInquiry, createEntry }
  return {
    env,
    createInquiry,
    createEntry,
    inquire: (body: unknown = inquiry, key: string | null = KEY) =>
      send(
        env,
        'POST',
        '/inquiry',
        {
          headers: { 'Content-Type': 'application/json', ...(key !== null && { 'Idempotency-Key': key }) },
          body: JSON.stringify(body),
        },
        { handlers },
      ),
    enter: (body: FormData) =>
      send(env, 'POST', '/entry', { headers: { 'Idempotency-Key': KEY }, body }, { handlers }),
  }
}

const reversed = (value: object) => Object.fromEntries(Object.entries(value).toReversed())

describe('the same key with the same content', () => {
  test('creates once and answers the same', async () => {
    const { inquire, createInquiry } = await countingApp()
    const first = await inquire()
    const second = await inquire()
    expect(createInquiry).toHaveBeenCalledOnce()
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(second.headers.get('Content-Type')).toBe('application/json')
    expect(second.headers.get('Content-Language')).toBe('en')
  })

  test('also when the fields come in another order or the key in capitals', async () => {
    const { inquire, createInquiry } = await countingApp()
    await inquire()
    expect((await inquire(reversed(inquiry), KEY.toUpperCase())).status).toBe(201)
    expect(createInquiry).toHaveBeenCalledOnce()
  })

  test('creates once when both come at the same time', async () => {
    const { inquire, createInquiry } = await countingApp()
    const answers = await Promise.all([inquire(), inquire(), inquire()])
    expect(createInquiry).toHaveBeenCalledOnce()
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

test('a failure is not kept: the same key may be sent again', async () => {
  const { inquire, createInquiry } = await countingApp()
  createInquiry.mockResolvedValueOnce({ status: 503 })
  expect((await inquire()).status).toBe(503)
  expect((await inquire()).status).toBe(201)
  expect((await inquire()).status).toBe(201)
  expect(createInquiry).toHaveBeenCalledTimes(2)
})

test('nor is an error, and those who wait go on', async () => {
  const { inquire, createInquiry } = await countingApp()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  createInquiry.mockRejectedValueOnce(new Error('The mail server is away'))
  const answers = await Promise.all([inquire(), inquire()])
  expect(answers.map(({ status }) => status)).toEqual([500, 201])
})

test.each([null, '', 'a', '7d1f0c1e5b6a4c3e9a530d2c9a1f4b77'])('the key %j is refused', async (key) => {
  const { inquire, createInquiry } = await countingApp()
  const answer = await inquire(inquiry, key)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] })
  expect(createInquiry).not.toHaveBeenCalled()
})

describe('a key of forms', () => {
  function form(content = 'My resume'): FormData {
    const data = new FormData()
    for (const [name, text] of [
      ['name', 'Ana'],
      ['email', 'ana@example.com'],
      ['email_confirm', 'ana@example.com'],
      ['job_ids', '20401'],
      ['job_ids', '20461'],
    ] as const)
      data.append(name, text)
    data.append('itSkills', JSON.stringify({ it_skills: 'go', yoe: '3_years_more' }))
    data.append('resume', new File([content], 'resume.txt', { type: 'text/plain' }))
    return data
  }

  test('does not depend on the boundary, which differs each time', async () => {
    const { enter, createEntry } = await countingApp()
    const answers = [await enter(form()), await enter(form())]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(createEntry).toHaveBeenCalledOnce()
    expect(createEntry.mock.calls[0]?.[0].body).toMatchObject({
      job_ids: [20401, 20461],
      itSkills: [{ it_skills: 'go', yoe: '3_years_more' }],
    })
  })

  test('depends on the bytes of the files', async () => {
    const { enter } = await countingApp()
    await enter(form())
    expect((await enter(form('Another resume'))).status).toBe(409)
  })
})

test('a key belongs to one operation', async () => {
  const { inquire, enter, createEntry } = await countingApp()
  await inquire()
  const data = new FormData()
  for (const name of ['email', 'email_confirm']) data.append(name, 'ana@example.com')
  data.append('name', 'Ana')
  expect((await enter(data)).status).toBe(201)
  expect(createEntry).toHaveBeenCalledOnce()
})
