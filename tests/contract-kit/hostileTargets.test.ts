/** Targets that are no backend: the kit reports this, and never fails itself. */

import { expect, test } from 'vitest'
import { main } from '../../contract-kit/src/cli/command.ts'
import { createClient } from '../../contract-kit/src/http/client.ts'
import { capturePrinted } from './printed.ts'

const printed = capturePrinted()

const MEBIBYTE = new Uint8Array(1024 * 1024)

const json = (body: BodyInit) => new Response(body, { headers: { 'Content-Type': 'application/json' } })

const endless = () => json(new ReadableStream({ pull: (controller) => controller.enqueue(MEBIBYTE) }))

function half(): Response {
  const start = new TextEncoder().encode('{"cases":[')
  return json(
    new ReadableStream({
      start: (controller) => controller.enqueue(start),
      pull: (controller) => controller.error(new Error('terminated')),
    }),
  )
}

const args = ['--target', 'http://localhost', '--rate', '100000', '--only', 'listStories']

test.each<[string, () => Response, number, string]>([
  [
    'redirects',
    () => new Response(null, { status: 302, headers: { Location: '/' } }),
    3,
    'This is not the API',
  ],
  [
    'is a page',
    () => new Response('<h1>It works!</h1>', { headers: { 'Content-Type': 'text/html' } }),
    3,
    'This is not the API',
  ],
  ['sends HTML', () => new Response('<h1>It works!</h1>'), 1, 'media-type'],
  ['sends broken JSON', () => json('{"cases":'), 1, 'a JSON body'],
  ['sends lists in lists', () => json('['.repeat(200_000) + ']'.repeat(200_000)), 1, 'a JSON body'],
  ['breaks off', half, 3, 'got no answer: terminated'],
  ['never ends', endless, 3, 'its body is larger than 32 MiB'],
])('a target that %s', async (_, answer, code, message) => {
  expect(await main(args, () => Promise.resolve(answer()))).toBe(code)
  expect(printed()).toContain(message)
})

/** The error of `fetch` for a connection that fails. */
const failure = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('0A00010B:SSL routines'), { code }) })

test.each([
  ['speaks no TLS', 'ERR_SSL_WRONG_VERSION_NUMBER', 'its address may begin with http://'],
  ['has a certificate of its own', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS=FILE'],
])('a target that %s', async (_, code, message) => {
  expect(await main(args, () => Promise.reject(failure(code)))).toBe(3)
  expect(printed()).toContain(message)
})

test('a target that never answers is named', async () => {
  const silent = () => new Promise<Response>(() => undefined)
  const client = createClient({ transport: silent, rate: 1000, deadline: Infinity, patience: 1 })
  const url = new URL('http://localhost/api/v1/job')
  const call = client.send({ method: 'GET', url, headers: {}, text: null, form: null })
  await expect(call).rejects.toThrow('GET http://localhost/api/v1/job got no answer within 1 seconds')
})
