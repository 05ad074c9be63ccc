import { expect, test, vi } from 'vitest'
import { changeAccount } from '#backend/changeApplicant.ts'
import { queueMail, sendQueued } from '#backend/mail/queue.ts'
import type { Env } from '#backend/ports/env.ts'
import { MailRefused } from '#backend/ports/mailer.ts'
import type { Letter } from '#backend/ports/mails.ts'
import { createTestApp } from '#mocks/test.ts'
import { inquiry } from '../store/samples.ts'
import { enter } from './entries.ts'
import { HOUR, MINUTE, maria } from './support.ts'

async function appWithoutMailServer() {
  const app = await createTestApp()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const send = vi.spyOn(app.env.mailer, 'send').mockRejectedValue(new Error('connect ECONNREFUSED'))
  return { app, send, errors }
}

test('a failed mail does not affect the entry, and is sent later with a valid link', async () => {
  const { app, send, errors } = await appWithoutMailServer()
  expect((await enter(app)).status).toBe(201)
  expect(errors).toHaveBeenCalledWith(
    expect.stringContaining('(verify) was not sent'),
    'connect ECONNREFUSED',
  )
  app.wait(30 * HOUR)
  send.mockRestore()
  await sendQueued(app.env)
  expect(app.env.mailer.sent).toHaveLength(1)
  expect(app.env.mailer.sent[0]?.text).toContain('until 22 Nov 2026, 16:00')
  await sendQueued(app.env)
  expect(app.env.mailer.sent).toHaveLength(1)
})

test('the log contains no person and no link', async () => {
  const { app, errors } = await appWithoutMailServer()
  await enter(app)
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/ana|token=/i)
})

test('a failed mail is retried after two minutes, then with growing waits, and dropped after two days', async () => {
  const { app, send } = await appWithoutMailServer()
  await enter(app)
  const tries = [0]
  for (let minute = 1; minute <= 60 * 60; minute++) {
    app.wait(MINUTE)
    const before = send.mock.calls.length
    await sendQueued(app.env)
    if (send.mock.calls.length > before) tries.push(minute)
  }
  expect(tries.slice(0, 6)).toEqual([0, 2, 6, 14, 30, 62])
  expect(Math.max(...tries)).toBeLessThanOrEqual(49 * 60)
  expect(await app.env.store.mails.queued()).toEqual([])
})

test('a mail that the mail server refuses for good is given up at once; the others are sent', async () => {
  const app = await createTestApp()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(app.env.mailer, 'send').mockRejectedValueOnce(new MailRefused('RCPT TO: 550 5.1.1'))
  await enter(app)
  expect(errors.mock.calls).toEqual([
    [expect.stringContaining('(verify) was not sent:'), 'RCPT TO: 550 5.1.1'],
    [expect.stringContaining('(verify) is given up')],
  ])
  expect(await app.env.store.mails.queued()).toEqual([])
})

test('a response does not wait for a slow mail server', async () => {
  const app = await createTestApp()
  vi.spyOn(app.env.mailer, 'send').mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isAnswered = false
  const answer = enter(app).finally(() => {
    isAnswered = true
  })
  const waited = async () => {
    await vi.advanceTimersByTimeAsync(500)
    return isAnswered
  }
  await expect.poll(waited).toBe(true)
  expect((await answer).status).toBe(201)
})

test('only the first response waits for a mail server that hangs', async () => {
  const app = await createTestApp()
  vi.spyOn(app.env.mailer, 'send').mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isAnswered = false
  void enter(app).finally(() => (isAnswered = true))
  await expect.poll(() => vi.advanceTimersByTimeAsync(500).then(() => isAnswered)).toBe(true)
  // No timer runs meanwhile.
  const email = 'second@example.com'
  expect((await enter(app, { email, email_confirm: email })).status).toBe(201)
})

test('an applicant who has confirmed meanwhile gets no link', async () => {
  const { app, send } = await appWithoutMailServer()
  await enter(app)
  await changeAccount(app.env.store, 1004, { activatedAt: app.env.clock().toISOString() })
  send.mockRestore()
  app.wait(HOUR)
  await sendQueued(app.env)
  expect(app.env.mailer.sent).toEqual([])
  expect(await app.env.store.mails.queued()).toEqual([])
})

test.each([
  { kind: 'verify', applicantId: 1003, jobs: [] },
  { kind: 'forgotPassword', email: maria.email, language: 'en' },
  { kind: 'confirmEmail', applicantId: 1001, newEmail: 'x@example.com', language: 'en' },
])(
  'a letter of an earlier version, which names no version of the account, is dropped: $kind',
  async (letter) => {
    const { env } = await createTestApp()
    const mail = {
      id: 'old',
      letter,
      createdAt: env.clock().toISOString(),
      nextTryAt: env.clock().toISOString(),
    }
    const { rows, files } = await env.store.snapshot()
    await env.store.restore({ rows: { ...rows, mails: [{ ...mail, tries: 0 }] }, files })
    await sendQueued(env)
    expect(env.mailer.sent).toEqual([])
    expect(await env.store.mails.queued()).toEqual([])
  },
)

test('at most five mails are sent at the same time, however many rounds are started', async () => {
  const app = await createTestApp()
  for (let number = 0; number < 12; number++)
    await queueMail(app.env.store, app.env, await inquiryLetter(app.env))
  let underWay = 0
  let most = 0
  const release: (() => void)[] = []
  const send = vi.spyOn(app.env.mailer, 'send').mockImplementation(async () => {
    most = Math.max(most, ++underWay)
    await new Promise<void>((resolve) => release.push(resolve))
    underWay--
  })
  const rounds = Promise.all([sendQueued(app.env), sendQueued(app.env), sendQueued(app.env)])
  const handOver = () => {
    release.splice(0).forEach((go) => go())
    return { sent: send.mock.calls.length, underWay }
  }
  await expect.poll(handOver).toEqual({ sent: 12, underWay: 0 })
  await rounds
  expect(most).toBe(5)
})

test('a mail that is queued while others are sent is sent next', async () => {
  const app = await createTestApp()
  await queueMail(app.env.store, app.env, await inquiryLetter(app.env))
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.spyOn(app.env.mailer, 'send').mockReturnValueOnce(promise)
  const first = sendQueued(app.env)
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await queueMail(app.env.store, app.env, await inquiryLetter(app.env))
  const second = sendQueued(app.env)
  resolve()
  await Promise.all([first, second])
  expect(send).toHaveBeenCalledTimes(2)
  await sendQueued(app.env)
  expect(await app.env.store.mails.queued()).toEqual([])
})

async function inquiryLetter({ store }: Env): Promise<Letter> {
  const { id } = await store.inquiries.insert(inquiry)
  return { kind: 'inquiry', inquiryId: id }
}
