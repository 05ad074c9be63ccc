/** The wishes of an applicant about an application: replies to an offer, another time, a withdrawal. */

import { describe, expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import { logIn } from '../backend/support.ts'
import { RECEIVED, any, step, stored } from './processes.ts'
import { type StaffTest, createStaffTest } from './support.ts'

const intentions = ['accept-offer', 'discuss-offer', 'decline-offer', 'other-time', 'withdraw'] as const
const OFFERED = 4006

const wish = (app: StaffTest, process_id: number | undefined, intention: string, lang: 'ja' | 'en' = 'en') =>
  app.call('POST', '/applicant/contact', {
    lang,
    body: { type: 'application', contents: 'A note', process_id, intention },
  })

describe.each(languages)('in %s', (lang) => {
  test.each(intentions)(
    '%s names application and wish to staff, in the mail and in the copy',
    async (intention) => {
      const app = await createStaffTest()
      await logIn(app)
      const before = await stored(app, OFFERED)
      expect(await wish(app, OFFERED, intention, lang)).toMatchObject({ status: 200 })
      expect((await app.staff('GET', '/messages/contact-9001')).body).toMatchObject({
        intention,
        processId: OFFERED,
      })
      const label = backendTexts[lang].contact.intentions[intention]
      const { sent } = app.env.mailer
      const desk = sent.find(({ to }) => to === 'advisors@hashi.example')
      const copy = sent.find(({ to }) => to === 'maria@example.com')
      expect(desk?.subject).toContain(`${label} (${OFFERED})`)
      for (const mail of [desk, copy]) {
        expect(mail?.text).toContain(label)
        expect(mail?.text).toContain(String(OFFERED))
        expect(mail?.text).toContain('A note')
      }
      // The advisor moves the application, never the message.
      const after = await stored(app, OFFERED)
      expect([after.statusId, after.steps]).toEqual([before.statusId, before.steps])
      const at = app.env.clock().toISOString()
      expect(after.details.wish).toEqual({ intention, at })
      const event = backendTexts[lang].processEvents[intention](lang === 'ja' ? '森山' : 'Emi')
      expect(after.details.history[0]).toMatchObject({ at, text: { [lang]: event } })
    },
  )
})

/** Maria's application after a wish and the steps of staff that follow it. */
async function appAfter(intention: string, ...then: ((app: StaffTest) => Promise<unknown>)[]) {
  const app = await createStaffTest()
  await logIn(app)
  await wish(app, OFFERED, intention)
  for (const act of then) expect(await act(app)).toMatchObject({ status: 200 })
  return app
}

const settle = (app: StaffTest) => app.staff('POST', '/messages/contact-9001/settle', any)
const appoint = (app: StaffTest) =>
  step(app, OFFERED, 'appointment', {
    startsAt: '2026-12-01T10:00:00+09:00',
    ja: { place: '本社' },
    en: { place: 'Head office' },
  })
const askDocuments = (app: StaffTest) =>
  step(app, OFFERED, 'request-documents', { ja: '契約書です。', en: 'The contract.' })
const join = (app: StaffTest) => step(app, OFFERED, 'move', { status: 'MyPageAppJoined' })
const undo = (app: StaffTest) => step(app, OFFERED, 'undo')

test.each([
  ['an accepted offer stays when its message is settled', 'accept-offer', [settle], 'accept-offer'],
  ['a declined offer stays when its message is settled', 'decline-offer', [settle], 'decline-offer'],
  ['an accepted offer stays when documents are asked for', 'accept-offer', [askDocuments], 'accept-offer'],
  ['an accepted offer ends with the move', 'accept-offer', [join], undefined],
  ['an accepted offer is back after the move is undone', 'accept-offer', [join, undo], 'accept-offer'],
  ['a talk ends when its message is settled', 'discuss-offer', [settle], undefined],
  ['another time ends with the new time', 'other-time', [appoint], undefined],
  ['a withdrawal that was talked over ends with its message', 'withdraw', [settle], undefined],
  [
    'a second wish replaces the first, and settling the first keeps it',
    'discuss-offer',
    [(app: StaffTest) => wish(app, OFFERED, 'withdraw'), settle],
    'withdraw',
  ],
])('%s', async (_, intention, then, left) => {
  const app = await appAfter(intention, ...then)
  const { body } = await app.call('GET', `/process/detail/${OFFERED}`)
  expect(body).toMatchObject({ wish: left === undefined ? null : { intention: left } })
})

test('an application with a wish waits for the advisor, and after a request for documents for the applicant', async () => {
  const app = await appAfter('accept-offer')
  expect((await app.staff('GET', `/processes/${OFFERED}`)).body).toMatchObject({
    state: 'offered',
    waitingFor: 'advisor',
  })
  await settle(app)
  await askDocuments(app)
  expect((await app.staff('GET', `/processes/${OFFERED}`)).body).toMatchObject({ waitingFor: 'applicant' })
})

test('a step that a wish has followed cannot be undone', async () => {
  const app = await createStaffTest()
  await logIn(app)
  await appoint(app)
  await wish(app, OFFERED, 'other-time')
  expect(await undo(app)).toMatchObject({ status: 409, body: { type: '/problems/nothing-to-undo' } })
})

test('a wish about an ended application is a message alone', async () => {
  const app = await createStaffTest()
  await logIn(app)
  const before = await stored(app, 4001)
  expect(await wish(app, 4001, 'withdraw')).toMatchObject({ status: 200 })
  expect(await stored(app, 4001)).toEqual(before)
})

test.each([
  ['an application of another person', RECEIVED, 'linh@example.com'],
  ['a recommendation', 3002, 'maria@example.com'],
  ['an unknown number', 999_999, 'maria@example.com'],
  ['no number', undefined, 'maria@example.com'],
])('about %s is not found', async (_, id, email) => {
  const app = await createStaffTest()
  await logIn(app, { email, password: 'hashi2026' })
  expect(await wish(app, id, 'withdraw')).toMatchObject({ status: 404 })
  expect(app.env.mailer.sent).toEqual([])
})
