/** Attempts to fill the disk with the log, and to find people in it. */

import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newEmail } from './support/entries.ts'
import { type Target, startTarget, times } from './support/site.ts'
import { startMailServer } from './support/smtp.ts'

/** The longest line of a log, and the most that a flood of requests may write, in characters. */
const LONGEST_LINE = 400
const MOST_WRITTEN = 20_000

let site: Target
let mailServer: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mailServer = await startMailServer(0, { recipient: (address) => `550 5.1.1 no such person <${address}>` })
  site = await startTarget({ HASHI_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })
})
afterAll(async () => {
  mailServer.stop()
  await site.stop()
})

/** Waits until the server has written all lines so far: it writes them in parts, and in their order. */
async function writeOut(): Promise<void> {
  const end = `/end-${crypto.randomUUID()}`
  const { headers } = await fetch(site.url + end)
  await expect.poll(() => site.log()).toContain(headers.get('x-request-id'))
}

/** Returns the output of the server during some work, without a word of the work before it. */
async function writtenDuring(work: () => Promise<unknown>): Promise<string> {
  await writeOut()
  const before = site.log().length
  await work()
  await writeOut()
  return site.log().slice(before)
}

async function repeat(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - from) }, (_, at) => work(from + at)))
}

/** Begins an upload and closes the connection in the middle. */
async function abortUpload(): Promise<void> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'POST /api/v1/entry HTTP/1.1',
    'Host: localhost',
    'X-Requested-With: hashi',
    `Idempotency-Key: ${crypto.randomUUID()}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n--b\r\n`)
  socket.destroy()
  await once(socket, 'close')
}

test.each([
  ['long paths', (at: number) => fetch(`${site.url}/${at}/${'x'.repeat(14_000)}`)],
  ['addresses that cannot be decoded', (at: number) => fetch(`${site.url}/%ff${at}${'%ff'.repeat(4_000)}`)],
  ['pages that do not exist', (at: number) => fetch(`${site.url}/en/jobs/detail/9999${at}`)],
  ['aborted uploads', abortUpload],
])('%s do not fill the log', async (_, send) => {
  const count = times(500, 5_000)
  const lines = (await writtenDuring(() => repeat(count, send))).split('\n')
  const ofRequests = lines.filter((line) => line.endsWith('"msg":"request"}'))
  expect(ofRequests.length).toBeLessThanOrEqual(count + 1)
  const others = lines.filter((line) => !ofRequests.includes(line))
  expect(others.join('\n').length).toBeLessThan(MOST_WRITTEN)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(LONGEST_LINE)
})

test('a mail server that refuses a person leaves no address in the log', async () => {
  const email = newEmail()
  const written = await writtenDuring(async () => {
    expect((await enter(site.client(), { email, email_confirm: email })).status).toBe(201)
    await expect.poll(() => site.log()).toMatch(/550/)
  })
  expect(written).not.toContain(email)
  expect(written).not.toMatch(/\S+@example\.com/)
})
