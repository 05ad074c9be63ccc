/** The `Idempotency-Key` of an import: a whole run is repeated by its report, an interrupted one by a new run. */

import { beforeEach, expect, test } from 'vitest'
import { lineOf } from './contentLines.ts'
import { type StaffTest, createStaffTest } from './support.ts'

const KEY = '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77'

let app: StaffTest
beforeEach(async () => void (app = await createStaffTest()))

const fileOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `${JSON.stringify(lineOf('advisors', `a${at}`))}\n`).join('')

/** Sends a body in chunks of this size, so that blocks of the hash end elsewhere than chunks. */
function chunked(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let from = 0
  return new ReadableStream({
    pull(controller) {
      if (from < bytes.length) controller.enqueue(bytes.slice(from, (from += size)))
      else controller.close()
    },
  })
}

const send = (body: string | ReadableStream<Uint8Array>, headers: Record<string, string | null> = {}) =>
  app.staff('POST', '/imports/advisors', {
    body,
    headers: { 'Content-Type': 'application/x-ndjson', 'Idempotency-Key': KEY, ...headers },
  })

const changes = async () => (await app.env.store.audit.page({ page: 1, perPage: 1 })).total

test('a repetition gets the report of the first call, however it is sent, and changes nothing', async () => {
  const text = fileOf(700)
  const first = await send(chunked(text, 65_536))
  expect(first.body).toMatchObject([{ progress: {} }, { report: { added: 700 } }])
  const before = await changes()
  for (const size of [100, 65_535, 1_000_000])
    expect(await send(chunked(text, size))).toMatchObject({ status: 200, body: [first.body].flat().slice(1) })
  expect(await changes()).toBe(before)
  expect((await send(text, { 'Idempotency-Key': null })).body).toMatchObject([
    {},
    { report: { added: 0, unchanged: 700 } },
  ])
})

test('other content is refused, before anything changes', async () => {
  await send(fileOf(2))
  const before = await changes()
  for (const body of [fileOf(3), fileOf(1), '', `${fileOf(2)}\n`])
    expect(await send(body)).toMatchObject({
      status: 409,
      body: { type: '/problems/idempotency-key-reused' },
    })
  expect(await changes()).toBe(before)
})

test('a call that was interrupted is sent again with its key', async () => {
  const text = fileOf(700)
  let isSent = false
  const half = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(new Error('gone'))
      else controller.enqueue(new TextEncoder().encode(text.slice(0, Math.floor(text.length * 0.9))))
      isSent = true
    },
  })
  expect((await send(half)).body).toMatchObject([{}, { problem: { status: 400 } }])
  expect((await send(text)).body).toMatchObject([{}, { report: { unchanged: 500, added: 200 } }])
})

test('two calls at once get the same lines imported once', async () => {
  const answers = await Promise.all([send(fileOf(20)), send(fileOf(20))])
  const added = answers.map(({ body }) => Number(/"added":(\d+)/.exec(JSON.stringify(body))?.[1]))
  expect(added.reduce((total, count) => total + count)).toBe(20)
  expect(await changes()).toBe(20)
})
