/** Steps that are repeated with the same values: the applicant hears of each value once. */

import { expect, test } from 'vitest'
import {
  RECEIVED,
  SCREENING,
  agree,
  createProcessTest,
  employer,
  nameEmployer,
  step,
  stored,
  told,
} from './processes.ts'
import type { StaffTest } from './support.ts'

const appointment = {
  startsAt: '2026-12-01T10:00:00+09:00',
  ja: { place: '本社' },
  en: { place: 'Head office' },
}

type Repeated = { action: string; body: object; again: object }

/** Everything that a step leaves behind. */
async function traces(app: StaffTest, id: number) {
  const { mails, notifications } = await told(app, id)
  const events = await app.env.store.events.after(0, 500)
  const { body } = await app.staff('GET', '/audit?perPage=100')
  return { process: await stored(app, id), mails: [...mails], notifications, events, audit: body }
}

/** Takes a step and repeats it. `before` and `after` are the traces of the first step and of both. */
async function twice(app: StaffTest, id: number, { action, body, again }: Repeated) {
  const first = await step(app, id, action, body)
  const before = await traces(app, id)
  app.wait(60 * 1000)
  const second = await step(app, id, action, again)
  return { first, second, before, after: await traces(app, id) }
}

test.each([
  ['the same employer', RECEIVED, 'employer', employer, { ...employer, website: null }],
  [
    'the same appointment',
    SCREENING,
    'appointment',
    appointment,
    { ...appointment, startsAt: '2026-12-01T01:00:00Z', endsAt: '2026-12-01T11:00:00+09:00' },
  ],
])('%s again is answered with the process, and leaves no trace', async (_name, id, action, body, again) => {
  const app = await createProcessTest()
  const { first, second, before, after } = await twice(app, id, { action, body, again })
  expect(second).toMatchObject({ status: 200, body: first.body })
  expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'))
  expect(after).toEqual(before)
})

test('the same request for consent again leaves no trace, in any order of its documents', async () => {
  const app = await createProcessTest()
  await nameEmployer(app, RECEIVED)
  const { first, second, before, after } = await twice(app, RECEIVED, {
    action: 'consent-request',
    body: { documents: ['resume', 'career'] },
    again: { documents: ['career', 'resume'] },
  })
  expect(second).toMatchObject({ status: 200, body: first.body })
  expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'))
  expect(after).toEqual(before)
})

test('a request for consent for other documents is told again', async () => {
  const app = await createProcessTest()
  await nameEmployer(app, RECEIVED)
  const ask = (...documents: string[]) => step(app, RECEIVED, 'consent-request', { documents })
  await ask('resume', 'career')
  const { length } = (await told(app, RECEIVED)).mails
  await ask('resume')
  expect((await told(app, RECEIVED)).mails).toHaveLength(length + 1)
})

test('the same employer again leaves the consent as it is; another one needs another consent', async () => {
  const app = await createProcessTest()
  await agree(app, RECEIVED)
  expect(await step(app, RECEIVED, 'employer', employer)).toMatchObject({ body: { state: 'consent-given' } })
  const other = { ...employer, en: { ...employer.en, name: 'Midori Inc.' } }
  expect(await step(app, RECEIVED, 'employer', other)).toMatchObject({ body: { state: 'employer-named' } })
})

test('the same appointment with a text for the applicant is told again', async () => {
  const app = await createProcessTest()
  await step(app, SCREENING, 'appointment', appointment)
  const { mails } = await told(app, SCREENING)
  const note = { ja: '受付にお越しください。', en: 'Please come to the reception.' }
  await step(app, SCREENING, 'appointment', { ...appointment, note })
  const later = await told(app, SCREENING)
  expect(later.mails).toHaveLength(mails.length + 1)
  expect(later.mails.at(-1)?.text).toContain(note.en)
})
