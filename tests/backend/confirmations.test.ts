import { describe, expect, test } from 'vitest'
import { inquiryRequest } from '#domain/forms/inquiryRequest.ts'
import { invitationRequest } from '#domain/forms/invitationRequest.ts'
import { filledInquiry, filledInvitation } from '#domain/forms/samples.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { brokenRules, enter, post } from './entries.ts'
import { HOUR } from './support.ts'

const languages = ['en', 'ja'] as const

/** All messages that an anonymous person can send, with the changes that all of them accept. */
const messages = {
  general: (app: TestApp, changes = {}, options = {}) =>
    post(app, '/inquiry', { ...inquiryRequest('general', filledInquiry.general), ...changes }, options),
  other: (app: TestApp, changes = {}, options = {}) =>
    post(app, '/inquiry', { ...inquiryRequest('other', filledInquiry.other), ...changes }, options),
  recruiting: (app: TestApp, changes = {}, options = {}) =>
    post(app, '/inquiry', { ...inquiryRequest('recruiting', filledInquiry.recruiting), ...changes }, options),
  invitation: (app: TestApp, changes = {}, options = {}) =>
    post(app, '/invitation', { ...invitationRequest(filledInvitation), ...changes }, options),
}
const kinds = ['general', 'other', 'recruiting', 'invitation'] as const

const stranger = 'stranger@example.org'
const toStranger = { email: stranger, email_confirm: stranger }
const mailsTo = (app: TestApp, address: string) => app.env.mailer.sent.filter(({ to }) => to === address)
const deskMails = (app: TestApp) => app.env.mailer.sent.filter(({ to }) => to.endsWith('@hashi.example'))

describe.each(kinds)('the confirmation of the kind %s', (kind) => {
  const typed: Record<string, string> = { contents: 'Win a phone at https://evil.example' }
  if (kind === 'other') typed['companyName'] = 'Prize from evil.example'
  if (kind === 'recruiting')
    Object.assign(typed, {
      companyName: 'evil.example',
      title: 'evil.example',
      positionsNeeded: 'evil.example',
    })

  test.each(languages)('repeats none of the input but the name, in %s', async (lang) => {
    const app = await createTestApp()
    expect((await messages[kind](app, { ...toStranger, ...typed, name: 'Ana' }, { lang })).status).toBe(201)
    const [mail, ...more] = mailsTo(app, stranger)
    expect(more).toEqual([])
    expect(mail?.text).toContain(lang === 'ja' ? 'Ana 様' : 'Dear Ana,')
    expect(JSON.stringify(mail)).not.toContain('evil')
    expect(deskMails(app)[0]?.text).toContain('evil')
  })

  test.each(languages)('leaves out a name that contains an address, in %s', async (lang) => {
    const app = await createTestApp()
    await messages[kind](app, { ...toStranger, name: 'Free at evil.example' }, { lang })
    const [mail] = mailsTo(app, stranger)
    expect(mail?.text).toMatch(lang === 'ja' ? /^Hashi（株式会社ハシ）でございます。/ : /^Hello,\n/)
    expect(JSON.stringify(mail)).not.toContain('evil')
  })

  test('is limited to three an hour for an address; further messages are still accepted', async () => {
    const app = await createTestApp()
    for (let count = 0; count < 5; count++) expect((await messages[kind](app, toStranger)).status).toBe(201)
    expect(mailsTo(app, stranger)).toHaveLength(3)
    expect(deskMails(app)).toHaveLength(5)
    await messages[kind](app)
    expect(mailsTo(app, 'ana.herrera@example.com')).toHaveLength(1)
    app.wait(HOUR)
    await messages[kind](app, toStranger)
    expect(mailsTo(app, stranger)).toHaveLength(4)
  })
})

test('all confirmations to an address count together, also concurrent ones and in any notation', async () => {
  const app = await createTestApp()
  await Promise.all(
    kinds.flatMap((kind) =>
      [stranger, stranger.toUpperCase()].map((email) => messages[kind](app, { email, email_confirm: email })),
    ),
  )
  expect(app.env.mailer.sent.filter(({ to }) => to.toLowerCase() === stranger)).toHaveLength(3)
  expect(deskMails(app)).toHaveLength(8)
})

test('confirmations to the addresses of one mailbox count together, with and without a tag', async () => {
  const app = await createTestApp()
  const domains = ['example.org', 'example。org', 'example．org', 'example｡org', 'Ｅxample.org']
  for (const domain of domains) {
    for (const email of [`stranger@${domain}`, `stranger+${domain.length}@${domain}`])
      expect((await messages.general(app, { email, email_confirm: email })).status).toBe(201)
  }
  expect(app.env.mailer.sent.filter(({ to }) => !to.endsWith('@hashi.example'))).toHaveLength(3)
})

test('entries for one mailbox end at 20 an hour, however its address is spelt', async () => {
  const app = await createTestApp()
  const enterAs = (email: string) => enter(app, { email, email_confirm: email })
  for (let count = 0; count < 20; count += 1)
    expect((await enterAs(`stranger+${count}@example.org`)).status).toBe(201)
  const refused = await enterAs('stranger@example.org')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await enterAs('other@example.org')).status).toBe(201)
  app.wait(HOUR)
  expect((await enterAs('stranger@example.org')).status).toBe(201)
})

test('the limit of confirmations is configurable', async () => {
  const app = await createTestApp()
  app.env.config.limits = { ...app.env.config.limits, confirmationMails: { count: 1, within: HOUR } }
  await messages.general(app, toStranger)
  await messages.invitation(app, toStranger)
  expect(mailsTo(app, stranger)).toHaveLength(1)
})

test.each(languages)(
  'the mail of an entry leaves out a name that contains an address, in %s',
  async (lang) => {
    const app = await createTestApp()
    expect((await enter(app, { ...toStranger, name: 'Free at evil.example' }, { lang })).status).toBe(201)
    const [mail] = mailsTo(app, stranger)
    expect(mail?.text).toMatch(lang === 'ja' ? /^Hashi（株式会社ハシ）でございます。/ : /^Hello,\n/)
    expect(JSON.stringify(mail)).not.toContain('evil')
  },
)

test('entries for one address in several spellings create one account, which has its usual spelling', async () => {
  const app = await createTestApp()
  const statuses = []
  for (const email of ['stranger@example。org', 'stranger@example．org', 'stranger@ｅxample.org', stranger])
    statuses.push((await enter(app, { email, email_confirm: email })).status)
  expect(statuses).toEqual([201, 409, 409, 409])
  expect(mailsTo(app, stranger)).toHaveLength(1)
})

test.each(['stranger\u00AD@example.org', '\u3164stranger@example.org', 'stranger@exam\u180Eple.org'])(
  'the address %j is refused, because it looks like another',
  async (email) => {
    const answer = await enter(await createTestApp(), { email, email_confirm: email })
    expect(brokenRules(answer)).toEqual({ email: 'emailFormat' })
  },
)

test.each(['\u3164', '\u00AD \u2800', '\u{E0101}'])('the name %j is blank', async (name) => {
  expect(brokenRules(await enter(await createTestApp(), { name }))).toEqual({ name: 'nameRequired' })
})

test('entries for one address send one mail', async () => {
  const app = await createTestApp()
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(app, toStranger)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  expect(mailsTo(app, stranger)).toHaveLength(1)
})
