/** Sends bodies that are too large, malformed or hostile to every call of the contract. */

import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createTestApp } from '#mocks/test.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { bodyOf, entries, examplesOf } from '../contract/contract.ts'
import { entryForm } from './entries.ts'
import { createPost } from './poster.ts'
import { logIn, maria } from './support.ts'

const app = await createTestApp()
await logIn(app)
const post = createPost(app)

const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'multipart/form-data; boundary=b' }
const ids = Object.keys(operations) as OperationId[]
const withBody = ids.filter((id) => operations[id].body !== null)
const withJson = withBody.filter((id) => operations[id].contentType === 'application/json')
const typeOf = (id: OperationId) => (operations[id].contentType === 'application/json' ? json : form)

describe('413', () => {
  test.each(withBody)('%s refuses 10 MB', async (id) => {
    const answer = await post(id, 'x'.repeat(10_000_000), typeOf(id))
    expect(answer).toMatchObject({ status: 413, body: { type: '/problems/payload-too-large' } })
  })

  test.each(withBody)('%s stops reading a body without a length', async (id) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 10_000
        controller.enqueue(new Uint8Array(10_000))
      },
    })
    expect(await post(id, body, typeOf(id))).toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(operations[id].bodyBytes + 50_000)
  })

  test('reading of a body in tiny pieces stops', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1))
      },
    })
    expect(await post('createEntry', body, form)).toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(20_000)
  })

  test.each(withJson)('%s accepts as many bytes as its schema allows', async (id) => {
    const most = operations[id].bodyBytes
    expect((await post(id, '{}'.padEnd(most), json)).status).not.toBe(413)
    expect((await post(id, '{}'.padEnd(most + 1), json)).status).toBe(413)
  })

  test('calls with short texts only accept small bodies', () => {
    expect(operations.login.bodyBytes).toBeLessThan(60_000)
    expect(operations.checkEmail.bodyBytes).toBeLessThan(5_000)
  })
})

const part = (name: string, value = '', more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(name(index))).join('') + '--b--\r\n'

describe('a form', () => {
  test.each([
    ['32,000 names', many(32_000, (index) => `a${index}`)],
    ['20,000 parts of one name', many(20_000, () => 'proceduralExperience')],
  ])('with %s is refused before its parts are parsed', async (_, body) => {
    const read = vi.spyOn(Response.prototype, 'formData')
    expect(await post('createEntry', body, form)).toMatchObject({ status: 413 })
    expect(read).not.toHaveBeenCalled()
  })

  test('with a long JSON text is refused before the text is parsed', async () => {
    const names = Array.from({ length: 1_000 }, (_, index) => [`name${index}`, 1])
    const body = `${part('itSkills', JSON.stringify(Object.fromEntries(names)))}--b--\r\n`
    const read = vi.spyOn(JSON, 'parse')
    const answer = await post('createEntry', body, form)
    expect(read.mock.calls.some(([text]) => text.includes('name1'))).toBe(false)
    expect(answer).toMatchObject({ status: 413 })
  })

  test.each([
    'multipart/form-data; x=";boundary=zz"; boundary=b',
    'multipart/form-data; boundary=b; boundary=zz',
    'multipart/form-data; boundary=zz; boundary=b',
    'multipart/form-data; boundary="b\\"',
    'multipart/form-data; boundary=b"',
    'multipart/form-data; boundary="b;c"',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
    'multipart/form-data',
  ])('with the type %s is malformed', async (type) => {
    const read = vi.spyOn(Response.prototype, 'formData')
    const body = many(20_000, () => 'proceduralExperience')
    expect(await post('createEntry', body, { 'Content-Type': type })).toMatchObject({ status: 400 })
    expect(read).not.toHaveBeenCalled()
  })

  test.each([
    'multipart/form-data; charset=utf-8; boundary=b',
    'Multipart/Form-Data;Boundary="b" ; charset="UTF-8"',
  ])('with the type %s is read and its parts are counted', async (type) => {
    const one = `${part('name', 'Ana')}--b--\r\n`
    expect((await post('createEntry', one, { 'Content-Type': type })).status).toBe(422)
    const body = many(20_000, () => 'proceduralExperience')
    expect((await post('createEntry', body, { 'Content-Type': type })).status).toBe(413)
  })

  test.each([
    ['a text', `${part('name', 'An\xE1')}--b--\r\n`],
    ['the name of a file', `${part('resume', 'Text', '; filename="\xE1.txt"')}--b--\r\n`],
  ])('with %s that is no UTF-8 is malformed', async (_, body) => {
    expect(await post('createEntry', Buffer.from(body, 'latin1'), form)).toMatchObject({ status: 400 })
  })

  test('with a replacement character in a text is read', async () => {
    const answer = await post('createEntry', `${part('name', 'An\uFFFD')}--b--\r\n`, form)
    expect(answer.status).toBe(422)
    expect(answer).not.toMatchObject({ body: { errors: expect.arrayContaining([{ field: 'name' }]) } })
  })

  test('with a file without a name and bytes is one without this file', async () => {
    const sendNamed = async (name: string) => {
      const email = `${name}file@example.com`
      const sent = new Response(entryForm({ email, email_confirm: email, cvJp: '' }))
      const body = (await sent.text()).replace('name="cvJp"', `name="cvJp"; filename="${name}"`)
      return post('createEntry', body, { 'Content-Type': sent.headers.get('Content-Type') ?? '' })
    }
    expect(await sendNamed('')).toMatchObject({ status: 201 })
    expect(await sendNamed('a')).toMatchObject({ status: 422, body: { errors: [{ field: 'cvJp' }] } })
  })

  test('with as many parts as the schema allows is accepted', async () => {
    const body = entryForm({ job_ids: Array.from({ length: 50 }, (_, index) => 20401 + index), name: '' })
    expect(await post('createEntry', body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name' }] },
    })
  })

  test.each([
    ['an unknown name', part('isAdmin', '1'), 'isAdmin'],
    ['a name of 2 MB', part('a'.repeat(1_900_000)), 'a'.repeat(100)],
    ['a repeated value', part('name', 'Ana') + part('name', 'Eve'), 'name'],
    ['a NUL in a text', part('name', 'a\0'), 'name'],
    ['a file instead of a text', part('name', 'a', '; filename="a.txt"'), 'name'],
  ])('with %s', async (_, parts, field) => {
    const answer = await post('createEntry', `${parts}--b--\r\n`, form)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(JSON.stringify({ field, rule: 'invalid' }).slice(0, -1))
  })

  test('with an unknown name and a wrong value names both', async () => {
    const body = entryForm({ name: '' })
    body.append('isAdmin', '1')
    expect(await post('createEntry', body)).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'name', rule: 'nameRequired' },
          { field: 'isAdmin', rule: 'invalid' },
        ],
      },
    })
  })

  test.each([
    ['no end', part('name', 'Ana')],
    ['an end within a part', `--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna--b--`],
    ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--\r\n'],
    ['a part without headers', '--b\r\n\r\n1\r\n--b--\r\n'],
    ['a boundary that is almost repeated', part('name', '\r\n--a'.repeat(300_000))],
  ])('with %s is malformed', async (_, body) => {
    expect(await post('createEntry', body, form)).toMatchObject({ status: 400 })
  })

  test.each([
    ['one header of 1.9 MB', `X-A: ${'a'.repeat(1_900_000)}\r\n`],
    ['200,000 headers', 'X-A: b\r\n'.repeat(200_000)],
    ['a header with 400,000 parameters', `Content-Type: ${'a/b;'.repeat(400_000)}\r\n`],
  ])('whose part has %s gets a response', async (_, headers) => {
    const body = `--b\r\n${headers}Content-Disposition: form-data; name="isAdmin"\r\n\r\n1\r\n--b--\r\n`
    expect([400, 422]).toContain((await post('createEntry', body, form)).status)
  })
})

describe('JSON', () => {
  test('with 100,000 invalid items has one error for them, which names the limit', async () => {
    const answer = await post('storeResume', `{"education": [${'1,'.repeat(100_000)}1]}`, json)
    const { errors } = z.object({ errors: z.array(z.looseObject({ field: z.string() })) }).parse(answer.body)
    expect(errors.filter(({ field }) => field.startsWith('education'))).toEqual([
      { field: 'education', rule: 'max', message: '学歴・職歴は18件までです。' },
    ])
  })

  test('lists of the contract are within the limit of validation', () => {
    const lengths = [...JSON.stringify(entries.map((entry) => bodyOf(entry))).matchAll(/"maxItems":(\d+)/g)]
    expect(Math.max(...lengths.map(([, length]) => Number(length)))).toBeLessThanOrEqual(200)
  })

  test('that arrives byte by byte is read', async () => {
    const bytes = [...new TextEncoder().encode(JSON.stringify(maria))]
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const byte = bytes.shift()
        if (byte === undefined) controller.close()
        else controller.enqueue(Uint8Array.of(byte))
      },
    })
    expect((await post('login', body, json)).status).toBe(200)
  })

  test.each(['{"a":', '['])('with 800 KB of %s is refused', async (open) => {
    const answer = await post('storeResume', open.repeat(800_000 / open.length), json)
    expect(answer.status).toBe(400)
  })

  test('with nested objects is refused', async () => {
    const deep = `${'{"a":'.repeat(120_000)}1${'}'.repeat(120_000)}`
    expect((await post('storeResume', `{"education": ${deep}}`, json)).status).toBe(422)
  })

  test('with a repeated key uses the last value', async () => {
    const body = `{"email": "nobody@example.com", ${JSON.stringify(maria).slice(1)}`
    expect((await post('login', body, json)).status).toBe(200)
  })
})

/** Yields every copy of a value with one leaf replaced. */
function* replaced(value: unknown, kind: string, by: unknown): Generator {
  if (typeof value === kind) yield by
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    for (const changed of replaced(inner, kind, by)) {
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
    }
  }
}

const examples = entries.flatMap((entry) => {
  const body = bodyOf(entry)
  const [example] = body?.contentType === 'application/json' ? examplesOf(body.media) : []
  return example ? [{ id: entry.operation.operationId as OperationId, example: example.value }] : []
})

/** Placeholder of a number that is too large for JSON parsers. */
const HUGE = 'a number of 400 digits'

describe('every field of every call', () => {
  test.each(examples)('$id refuses text that cannot be stored', async ({ id, example }) => {
    for (const text of ['a\0', '\0', '\ud800', 'a\udc00', '\u0301\u0316'.repeat(16)]) {
      for (const body of replaced(example, 'string', text)) {
        const answer = await post(id, JSON.stringify(body), json)
        expect({ body, status: answer.status }).toEqual({ body, status: 422 })
      }
    }
  })

  test.each(examples)('$id refuses invalid numbers', async ({ id, example }) => {
    for (const number of ['1e400', '-1e400', '1e308', '0.1', '-0.5']) {
      for (const body of replaced(example, 'number', HUGE)) {
        const answer = await post(id, JSON.stringify(body).replace(`"${HUGE}"`, number), json)
        expect({ body, number, status: answer.status }).toEqual({ body, number, status: 422 })
      }
    }
  })
})

test.each([
  '/job?searchWord=%00',
  '/job?searchWord=%ED%A0%80',
  '/job?searchWord=%FF',
  '/job?job_id=%00',
  '/blog/article?tag=%00',
  '/blog/article/%00',
  '/blog/article/a%00',
  '/blog/article/a?draftKey=%00',
  `/job?${'location=tokyo&'.repeat(1_000)}`,
  `/job?itSkills=${','.repeat(10_000)}`,
])('a query or path of %s gets a response', async (path) => {
  expect([200, 404, 422]).toContain((await app.call('GET', path)).status)
})
