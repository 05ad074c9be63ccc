/** Requests that a browser never sends, and addresses made to confuse parsers. */

import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { type Target, startTarget } from './support/site.ts'

let site: Target
beforeAll(async () => {
  site = await startTarget()
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' })

/** Sends raw lines and returns everything received until the server closes the connection. */
async function exchange(lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}

const writes = Object.entries(operations).filter(([, { requestedWith }]) => requestedWith)

test.each(writes)('%s is refused to a form of another site', async (_, { method, path }) => {
  const answer = await site.client().call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'), {
    body: {},
    headers: { 'X-Requested-With': null, Origin: 'https://evil.example' },
  })
  expect(answer.status).toBe(403)
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s does nothing on a page', async (method) => {
  const status = (await exchange([`${method} /en/jobs HTTP/1.1`, 'Host: a', 'Connection: close'])).split(
    ' ',
  )[1]
  expect(['400', '405']).toContain(status)
})

test.each([
  ['two hosts', ['Host: a', 'Host: b']],
  ['no host', []],
  ['a length and chunks', ['Host: a', 'Content-Length: 3', 'Transfer-Encoding: chunked']],
])('a request with %s is refused', async (_, headers) => {
  expect(await exchange(['GET /en HTTP/1.1', ...headers, 'Connection: close'])).toMatch(/^HTTP\/1\.1 400 /)
})

describe('no header changes where the page leads', () => {
  test.each([
    'Host',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Original-URL',
    'X-Rewrite-URL',
    'Forwarded',
  ])('%s', async (name) => {
    const answer = await exchange([
      'GET /en/company HTTP/1.1',
      ...(name === 'Host' ? [] : ['Host: localhost']),
      `${name}: evil.example`,
      'Connection: close',
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).not.toContain('evil.example')
  })
})

test.each([
  '//evil.example/',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/en//evil.example/',
  '/recruiting/cases/..%2f..%2fevil.example',
  '/applicant/login?redirect=//evil.example',
  '/applicant/login?redirect=https:%2F%2Fevil.example',
])('%s never leads to another site', async (path) => {
  const location = (await get(path)).headers.get('Location') ?? '/'
  expect(new URL(location, site.url).origin).toBe(new URL(site.url).origin)
})

const SCRIPT = '<script>alert(1)</script>'

test.each(['/jobs', '/en/jobs', '/en/cases', '/blog', '/en/jobs/feed', '/blog/tag/x', '/nowhere'])(
  '%s shows the requested address as text',
  async (path) => {
    for (const address of [
      `${path}?searchWord=${encodeURIComponent(SCRIPT)}&jobCategory=${SCRIPT}`,
      path + SCRIPT,
    ])
      expect(await (await get(address)).text()).not.toContain(SCRIPT)
  },
)

/** The characters that XML 1.0 does not allow (§2.2), as far as UTF-8 can carry them. */
// oxlint-disable-next-line no-control-regex -- The test is about them.
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

test.each(['%EF%BF%BF', '%EF%BF%BE', '%00', '%1B', '%ED%A0%80', '%F0%9F%BF%BF'])(
  'a feed of the search for %s is XML',
  async (word) => {
    const feed = await get(`/en/jobs/feed?searchWord=${word}`)
    expect(await feed.text()).not.toMatch(NO_XML)
  },
)

test('answers to a person are stored nowhere', async () => {
  const owner = site.client()
  await owner.logIn('maria@example.com')
  for (const path of ['/applicant/auth', '/applicant/profile', '/process/search', '/applicant/notification'])
    expect((await owner.call('GET', path)).headers.get('Cache-Control')).toBe('no-store')
})
