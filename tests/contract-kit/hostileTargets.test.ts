/** Targets that are no backend: the kit reports this, and never fails itself. */
import { expect, test } from 'vitest'
import { main } from '../../contract-kit/src/cli/command.ts'
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
