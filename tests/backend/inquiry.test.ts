import { describe, expect, test } from 'vitest'
import type { InquiryKind } from '#domain/forms/inquiry.ts'
import { inquiryRequest } from '#domain/forms/inquiryRequest.ts'
import { invitationRequest } from '#domain/forms/invitationRequest.ts'
import { filledInquiry, filledInvitation } from '#domain/forms/samples.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { KEY, brokenRules, idOf, post } from './entries.ts'

const kinds = ['general', 'other', 'recruiting'] as const
const sent = (kind: InquiryKind) => inquiryRequest(kind, filledInquiry[kind])
const invitation = invitationRequest(filledInvitation)

const inquire = (app: TestApp, kind: InquiryKind, changes = {}, options = {}) =>
  post(app, '/inquiry', { ...sent(kind), ...changes }, options)
const invite = (app: TestApp, changes = {}, options = {}) =>
  post(app, '/invitation', { ...invitation, ...changes }, options)

describe.each([
  ['general', 'support@hashi.example'],
  ['other', 'support@hashi.example'],
  ['recruiting', 'recruiting@hashi.example'],
] as const)('an inquiry of the kind %s', (kind, desk) => {
  test('is stored under its number', async () => {
    const app = await createTestApp()
    expect(await inquire(app, kind)).toMatchObject({
      status: 201,
      body: { id: 7001, email: 'ana.herrera@example.com' },
    })
    const { email_confirm: _repeated, agree: _agreed, ...values } = filledInquiry[kind]
    expect(await app.env.store.inquiries.find(7001)).toMatchObject({ ...values, kind, language: 'en' })
    expect(idOf(await inquire(app, kind))).toBe(7002)
  })

  test.each(['en', 'ja'] as const)('is mailed to the desk and confirmed, in %s', async (lang) => {
    const app = await createTestApp()
    await inquire(app, kind, { contents: 'One\n\n<b>two</b> 三' }, { lang })
    const toSender = app.env.mailer.sent.find(({ to }) => to === 'ana.herrera@example.com')
    const toDesk = app.env.mailer.sent.find(({ to }) => to === desk)
    expect(app.env.mailer.sent).toHaveLength(2)
    expect(toSender?.replyTo).toBe(desk)
    expect(toDesk?.replyTo).toBe('ana.herrera@example.com')
    expect(toSender?.subject).toContain('7001')
    expect(toDesk?.subject).toContain('7001')
    expect(toDesk?.text).toContain('One\n\n<b>two</b> 三')
    expect(toSender?.text).toContain(lang === 'ja' ? 'Ana Lucía Herrera 様' : 'Dear Ana Lucía Herrera,')
    expect(toSender?.text).toContain(lang === 'ja' ? '受付番号：7001' : 'Reference number: 7001')
  })

  test('is neither stored nor mailed again under the same key', async () => {
    const app = await createTestApp()
    const answers = await Promise.all(
      ['a', 'b'].map((captcha_token) => inquire(app, kind, { captcha_token }, { key: KEY })),
    )
    expect(answers.map(idOf)).toEqual([7001, 7001])
    expect(app.env.mailer.sent).toHaveLength(2)
    expect((await inquire(app, kind, { name: 'Ana' }, { key: KEY })).status).toBe(409)
  })
})

test('an invitation is stored, mailed to the advisors and confirmed; it creates no applicant', async () => {
  const app = await createTestApp()
  expect(await invite(app)).toMatchObject({ status: 201, body: { id: 8001 } })
  expect(await app.env.store.invitations.find(8001)).toMatchObject({ nationality: 10461, language: 'en' })
  expect(app.env.mailer.sent.map(({ to }) => to).sort()).toEqual([
    'advisors@hashi.example',
    'ana.herrera@example.com',
  ])
  expect(app.env.mailer.sent.find(({ to }) => to === 'advisors@hashi.example')?.text).toContain('Indonesia')
  expect(await app.env.store.applicants.findByEmail('ana.herrera@example.com')).toBeNull()
})

test('fields of another kind are not stored', async () => {
  const app = await createTestApp()
  await inquire(app, 'general', { type: 'press', companyName: 'A', positionsNeeded: 'B' })
  expect(await app.env.store.inquiries.find(7001)).toMatchObject({
    type: null,
    companyName: '',
    positionsNeeded: '',
  })
})

test('line breaks in names begin no header', async () => {
  const app = await createTestApp()
  await inquire(app, 'recruiting', {
    name: 'A\r\nBcc: all@example.com',
    companyName: 'B\nC',
    title: 'D\u2028E',
  })
  await invite(app, { name: 'A\nBcc: all@example.com' })
  expect(app.env.mailer.sent).toHaveLength(4)
  for (const { to, replyTo, subject } of app.env.mailer.sent)
    expect([to, replyTo, subject].join('')).not.toMatch(/[\r\n\u2028]/)
})

const common: [object, string, string][] = [
  [{ name: undefined }, 'name', 'requiredName'],
  [{ name: '' }, 'name', 'requiredName'],
  [{ name: 'a'.repeat(101) }, 'name', 'max'],
  [{ email: 'ana', email_confirm: 'ana' }, 'email', 'emailFormat'],
  [{ email_confirm: undefined }, 'email_confirm', 'required'],
  [{ email_confirm: '' }, 'email_confirm', 'required'],
  [{ phoneNumber: '12' }, 'phoneNumber', 'tel'],
  [{ agree: false }, 'agree', 'required'],
  [{ agree: undefined }, 'agree', 'required'],
  [{ contents: 'a'.repeat(3001) }, 'contents', 'max'],
  [{ contents: '\ud800' }, 'contents', 'invalid'],
  [{ surprise: 'a' }, 'surprise', 'invalid'],
]

describe.each(kinds)('rules of the kind %s', (kind) => {
  const own: Record<InquiryKind, [object, string, string][]> = {
    general: [[{ contents: undefined }, 'contents', 'requiredContactDetails']],
    other: [
      [{ contents: ' ' }, 'contents', 'requiredContactDetails'],
      [{ type: undefined }, 'type', 'requiredContactType'],
      [{ type: '' }, 'type', 'requiredContactType'],
      [{ type: 'gossip' }, 'type', 'invalid'],
    ],
    recruiting: [
      [{ companyName: undefined }, 'companyName', 'required'],
      [{ title: '' }, 'title', 'required'],
      [{ positionsNeeded: undefined }, 'positionsNeeded', 'required'],
      [{ noOfEmployeeNeeded: undefined }, 'noOfEmployeeNeeded', 'required'],
      [{ noOfEmployeeNeeded: 'three' }, 'noOfEmployeeNeeded', 'numeric'],
    ],
  }
  test.each([...common, ...own[kind]])('%j', async (changes, field, rule) => {
    const app = await createTestApp()
    expect(brokenRules(await inquire(app, kind, changes))).toEqual({ [field]: rule })
    expect(app.env.mailer.sent).toEqual([])
  })
})

test.each([
  ...common,
  [{ nationality: undefined }, 'nationality', 'requiredNationality'] as const,
  [{ nationality: 1 }, 'nationality', 'invalid'] as const,
])('the rules of an invitation: %j', async (changes, field, rule) => {
  const app = await createTestApp()
  expect(brokenRules(await invite(app, changes))).toEqual({ [field]: rule })
})

test.each([undefined, 'private', ''])('the kind %j is invalid', async (kind) => {
  const app = await createTestApp()
  expect(Object.keys(brokenRules(await inquire(app, 'general', { kind })))).toEqual(['kind'])
})

test.each([
  ['/inquiry', sent('general')],
  ['/invitation', invitation],
])('%s takes 120 in 10 minutes from one network address', async (path, body) => {
  const app = await createTestApp()
  let last = 0
  for (let count = 0; count < 121; count++) last = (await post(app, path, { ...body, name: '' })).status
  expect(last).toBe(429)
})

describe('check-email', () => {
  const check = async (email: unknown) => {
    const app = await createTestApp()
    return app.call('POST', '/applicant/check-email', { body: { email } })
  }
  test.each([
    ['ana.herrera@example.com', true],
    ['maria@example.com', false],
    ['Maria@Example.COM', false],
    ['pending@example.com', false],
  ])('%s is free: %s', async (email, result) => {
    expect(await check(email)).toMatchObject({ status: 200, body: { result } })
  })
  test.each([
    ['', 'emailRequired'],
    ['maria', 'emailFormat'],
  ])('"%s" is not an address', async (email, rule) => {
    expect(brokenRules(await check(email))).toEqual({ email: rule })
  })
})
