/** Repeated answers to recommendations and applications: they are made again from a small reference. */

import { expect, test } from 'vitest'
import { withStatus } from '#backend/processes/statusChange.ts'
import type { TestApp } from '#mocks/test.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { answer, apply, mariasApp, recommendation } from './processes.ts'
import { HOUR } from './support.ts'

const KEY = '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77'
const question = { process_id: 3008, action: 'inquiry', contents: 'How many people?' }

/** The values of a reference fit into it; a copy of an answer has several thousand characters. */
const MOST_CHARACTERS = 1_000

async function storedSizes({ env }: TestApp): Promise<number[]> {
  const { rows } = await env.store.snapshot()
  return (rows['storedResponses'] ?? []).map((row) => JSON.stringify(row).length)
}

test('an answer is repeated as it was, although the recommendation has moved on', async () => {
  const app = await mariasApp()
  await answer(app, { ...question, contents: 'An earlier question' })
  app.wait(HOUR)
  const first = await answer(app, question, KEY)
  app.wait(HOUR)
  await answer(app, { ...question, contents: 'A later question' })
  await answer(app, { process_id: 3008, action: 'apply' })
  expect(await recommendation(app, 3008)).not.toEqual(first.body)
  expect(await answer(app, question, KEY)).toMatchObject({ status: 200, body: first.body })
  expect(first.body).toMatchObject({ answers: [{}, { contents: 'An earlier question' }] })
})

test('an application is repeated as it was, although it has moved on', async () => {
  const app = await mariasApp()
  const { processes } = app.env.store
  const first = await apply(app, [20461, 20435, 20403], { key: KEY })
  const application = await processes.find(5001)
  if (!application) throw new Error('There is no application')
  app.wait(HOUR)
  const now = app.env.clock().toISOString()
  await processes.update(withStatus(application, { to: ProcessStatus.MyPageAppOffer, now, history: [] }))
  expect(first.body).toMatchObject({
    processes: [{ process_id: 5001, status_id: 13511 }],
    already: [{ process_id: 4010 }],
    closed: [{ job_id: 20435 }],
  })
  expect(await apply(app, [20461, 20435, 20403], { key: KEY })).toMatchObject({
    status: 201,
    body: first.body,
  })
})

test('a repeated answer has the language of its request', async () => {
  const app = await mariasApp()
  const headers = { 'Idempotency-Key': KEY }
  const send = (lang: 'en' | 'ja') =>
    app.call('POST', '/process/change-status', { body: question, headers, lang })
  expect((await send('en')).body).toMatchObject({
    history: [{ text: expect.stringContaining('You asked') }, {}],
  })
  expect((await send('ja')).body).toMatchObject({ history: [{ text: expect.stringContaining('質問') }, {}] })
})

test('long questions are stored once, not again with each answer', async () => {
  const app = await mariasApp()
  for (let count = 0; count < 5; count += 1)
    await answer(app, { ...question, contents: `${count}${'あ'.repeat(1_999)}` })
  const sizes = await storedSizes(app)
  expect(sizes).toHaveLength(5)
  expect(Math.max(...sizes)).toBeLessThan(MOST_CHARACTERS)
})

test('an application for 20 jobs stores a small reference', async () => {
  const app = await mariasApp()
  await apply(app, [20403, 20408, 20422])
  const [size = 0] = await storedSizes(app)
  expect(size).toBeLessThan(MOST_CHARACTERS)
})
