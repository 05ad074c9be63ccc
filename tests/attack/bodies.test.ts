/** Bodies that cost too much, or that try to store forbidden data. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zipOf } from '#domain/zipSample.ts'
import { operations } from '#openapi/generated/operations.ts'
import { listAt, textAt } from '../../contract-kit/src/json.ts'
import type { Answer, Client } from './support/client.ts'
import { enter, newEmail } from './support/entries.ts'
import { type Target, startTarget, times } from './support/site.ts'

/** The most issues of one answer, and the longest answer to a wrong body, in characters. */
const MOST_ISSUES = 100
const LONGEST_ANSWER = 60_000

let site: Target
let client: Client
beforeAll(async () => {
  site = await startTarget({
    HASHI_LIMITS: JSON.stringify({ createEntry: { count: 10_000, within: 60_000 } }),
  })
  client = site.client()
})
afterAll(() => site.stop())

const manyNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, at]))

/** Returns the faults of an answer that should be a short refusal. */
function faultsOf({ status, text, body }: Answer): string[] {
  const issues = listAt(body, 'errors').length
  return [
    ...([400, 413, 415, 422].includes(status) ? [] : [`status ${status}`]),
    ...(text.length < LONGEST_ANSWER ? [] : [`${text.length} characters`]),
    ...(issues <= MOST_ISSUES ? [] : [`${issues} issues`]),
  ]
}

describe('a body with very many names gets a short answer', () => {
  const withJson = Object.entries(operations)
    .filter(([, { contentType }]) => contentType === 'application/json')
    .map(([id, { method, path, bodyBytes }]) => ({ id, method, path, bodyBytes }))

  test.each(withJson)('$id', async ({ method, path, bodyBytes }) => {
    const owner = site.client()
    await owner.logIn('maria@example.com')
    const count = Math.min(times(20_000, 200_000), Math.floor(bodyBytes / 20))
    for (const body of [manyNames(count), { name: manyNames(count), companies: [manyNames(count)] }]) {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      expect(faultsOf(await owner.call(method.toUpperCase(), path, { body, headers }))).toEqual([])
    }
  })

  test('a part of an entry', async () => {
    expect(faultsOf(await enter(client, { itSkills: [manyNames(times(20_000, 100_000))] }))).toEqual([])
    expect(faultsOf(await enter(client, { proceduralExperience: manyNames(20_000) }))).toEqual([])
  })
})

test('the parts of a form are counted by the boundary that separates them', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nx\r\n'
  const answer = await client.call('POST', '/entry', {
    body: `${part.repeat(20_000)}--b--\r\n`,
    headers: {
      'Content-Type': 'multipart/form-data; x=";boundary=zz"; boundary=b',
      'Idempotency-Key': crypto.randomUUID(),
    },
  })
  expect([400, 413, 415]).toContain(answer.status)
})

test.each([
  ['deep JSON', '['.repeat(100_000)],
  ['deep objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['no JSON', 'name=Ana'],
  ['a lone surrogate', '{"name":"\\ud800"}'],
  ['NUL', '{"name":"\\u0000"}'],
])('%s is refused', async (_, body) => {
  const answer = await client.call('POST', '/inquiry', {
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  })
  expect([400, 422]).toContain(answer.status)
})

describe('one address in other spellings is one account', () => {
  test.each([
    ['an ideographic full stop', '@attack-domain。example'],
    ['a fullwidth full stop', '@attack-domain．example'],
    ['a halfwidth full stop', '@attack-domain｡example'],
    ['capitals', '@Attack-Domain.EXAMPLE'],
  ])('%s', async (_, domain) => {
    const local = newEmail().split('@')[0] ?? ''
    const first = `${local}@attack-domain.example`
    expect((await enter(client, { email: first, email_confirm: first })).status).toBe(201)
    const email = local + domain
    expect((await enter(client, { email, email_confirm: email })).status).not.toBe(201)
  })

  test.each(['\u00AD', '\u180E', '\u3164', '\u200B', '\u202E'])(
    'an address with %j is refused',
    async (mark) => {
      const email = newEmail().replace('@', `${mark}@`)
      const answer = await enter(client, { email, email_confirm: email })
      expect(answer.status).toBe(422)
    },
  )
})

describe('forbidden data is refused', () => {
  test.each([
    ['a link that runs a script', { linkedInURL: 'javascript:alert(1)' }],
    ['data as a link', { otherURL: 'data:text/html,<script>alert(1)</script>' }],
    ['a country that does not exist', { currentLocation: 'XX' }],
  ])('%s', async (_, changes) => {
    expect((await enter(client, changes)).status).toBe(422)
  })
})

describe('a file that lies is refused', () => {
  const docx = (...names: string[]) =>
    zipOf(['[Content_Types].xml', 'word/document.xml', ...names].map((name) => ({ name, content: 'x' })))
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\nendobj\n%%EOF')

  test.each<[string, string, Uint8Array<ArrayBuffer>, string]>([
    ['macros', 'cv.docx', docx('word/vbaProject.bin'), word],
    ['a path that climbs', 'cv.docx', docx('word/../../x'), word],
    ['a name twice', 'cv.docx', docx('word/document.xml'), word],
    ['HTML named PDF', 'cv.pdf', new TextEncoder().encode('<script>alert(1)</script>'), 'application/pdf'],
    ['a program', 'cv.exe', new TextEncoder().encode('MZ'), 'application/octet-stream'],
    ['a path as a name', '../cv.pdf', pdf, 'application/pdf'],
    ['a reversed name', 'cv\u202Efdp.exe.pdf', pdf, 'application/pdf'],
    ['a stream as a name', 'a.exe:.pdf', pdf, 'application/pdf'],
    ['text with NUL', 'cv.txt', new Uint8Array([65, 0, 66]), 'text/plain'],
  ])('%s', async (_, name, bytes, type) => {
    const answer = await enter(client, { resume: new File([bytes], name, { type }) })
    expect(answer.status).toBe(422)
    expect(listAt(answer.body, 'errors').map((issue) => textAt(issue, 'field'))).toEqual(['resume'])
  })
})
