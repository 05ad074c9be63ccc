import { expect, test, vi } from 'vitest'
import { sendQueued } from '#backend/mail/queue.ts'
import { type TestApp, type TestCall, createTestApp } from '#mocks/test.ts'
import { ContactType } from '#openapi/generated/options.ts'
import { brokenRules, post } from './entries.ts'
import { HOUR, logIn } from './support.ts'

const message = { type: 'visa', contents: 'One\n\n<b>two</b> 三' }

async function appOfMaria(): Promise<TestApp> {
  const app = await createTestApp()
  await logIn(app)
  return app
}

const contact = (app: TestApp, body: unknown = message, options: TestCall = {}) =>
  post(app, '/applicant/contact', body, options)

test.each([
  ['en', 'Type of inquiry: Visa and life in Japan', 'Dear Maria Santos,'],
  ['ja', 'ご用件：在留資格・日本での生活について', 'Maria Santos 様'],
] as const)(
  'a message is mailed to the advisors, with a copy to the applicant, in %s',
  async (lang, type, greeting) => {
    const app = await appOfMaria()
    expect(await contact(app, message, { lang })).toMatchObject({ status: 200, body: { result: true } })
    const { sent } = app.env.mailer
    const toDesk = sent.find(({ to }) => to === 'advisors@hashi.example')
    const copy = sent.find(({ to }) => to === 'maria@example.com')
    expect(sent).toHaveLength(2)
    expect(toDesk).toMatchObject({ replyTo: 'maria@example.com', subject: expect.stringContaining('9001') })
    expect(copy).toMatchObject({
      replyTo: 'advisors@hashi.example',
      subject: expect.stringContaining('9001'),
    })
    for (const mail of [toDesk, copy]) {
      expect(mail?.text).toContain(type)
      expect(mail?.text).toContain(message.contents)
    }
    expect(copy?.text).toContain(greeting)
  },
)

test('each call is another message', async () => {
  const app = await appOfMaria()
  await contact(app)
  await contact(app)
  expect(await app.env.store.contacts.find(9002)).toMatchObject({ applicantId: 1001, ...message })
  expect(app.env.mailer.sent).toHaveLength(4)
})

test('a message is stored while the mail server is away', async () => {
  const app = await appOfMaria()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const send = vi.spyOn(app.env.mailer, 'send').mockRejectedValue(new Error('connect ECONNREFUSED'))
  expect((await contact(app)).status).toBe(200)
  send.mockRestore()
  app.wait(HOUR)
  await sendQueued(app.env)
  expect(app.env.mailer.sent).toHaveLength(2)
})

test.each<[object, Record<string, string>]>([
  [{}, { type: 'requiredContactType', contents: 'requiredContactDetails' }],
  [
    { type: '', contents: ' \n' },
    { type: 'requiredContactType', contents: 'requiredContactDetails' },
  ],
  [{ ...message, type: 'service' }, { type: 'invalid' }],
  [{ ...message, type: 1 }, { type: 'invalid' }],
  [{ ...message, contents: 'a'.repeat(3001) }, { contents: 'max' }],
  [{ ...message, contents: ['a'] }, { contents: 'invalid' }],
  [{ ...message, contents: 'a\0' }, { contents: 'invalid' }],
  [{ ...message, email: 'eve@example.com' }, { email: 'invalid' }],
])('%j is refused', async (body, rules) => {
  const app = await appOfMaria()
  expect(brokenRules(await contact(app, body))).toEqual(rules)
  expect(app.env.mailer.sent).toEqual([])
  expect(await app.env.store.contacts.find(9001)).toBeNull()
})

test.each(ContactType)('the type %s is accepted, with 3,000 characters', async (type) => {
  const app = await appOfMaria()
  expect((await contact(app, { type, contents: '三'.repeat(3000) })).status).toBe(200)
})

test('a message needs a session', async () => {
  const app = await appOfMaria()
  expect((await contact(app, message, { cookies: {} })).status).toBe(401)
})

test('120 messages in 10 minutes are accepted from one network address', async () => {
  const app = await appOfMaria()
  const { limits } = app.env.config
  app.env.config.limits = { ...limits, applicantMessages: { count: 1_000, within: HOUR } }
  for (let count = 0; count < 120; count++) expect((await contact(app)).status).toBe(200)
  const refused = await contact(app)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})
