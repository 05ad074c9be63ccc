/** The wishes of an applicant about an application: replies to an offer, another time, a withdrawal. */
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import { logIn } from '../backend/support.ts'
import { RECEIVED } from './processes.ts'
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
      const before = await app.env.store.processes.find(OFFERED)
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
      expect(await app.env.store.processes.find(OFFERED)).toEqual(before)
    },
  )
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
