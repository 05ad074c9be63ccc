import { expect, test, vi } from 'vitest'
import { sendQueued } from '#backend/mail/queue.ts'
import { createTestApp } from '#mocks/test.ts'
import { enter } from './entries.ts'
import { HOUR, MINUTE } from './support.ts'

async function appWithoutMailServer() {
  const app = await createTestApp()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const send = vi.spyOn(app.env.mailer, 'send').mockRejectedValue(new Error('connect ECONNREFUSED'))
  return { app, send, errors }
}

test('a mail that cannot be sent does not spoil the entry, and is sent later with a link that still works', async () => {
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

test('what is logged names no person and no link', async () => {
  const { app, errors } = await appWithoutMailServer()
  await enter(app)
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/ana|token=/i)
})

test('it is tried again after two minutes, then after longer and longer waits, and given up after two days', async () => {
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
  expect(await app.env.store.mails.due('2030-01-01T00:00:00.000Z')).toEqual([])
})

test('an answer does not wait for a mail server that takes its time', async () => {
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

test('an applicant who has confirmed meanwhile gets no link', async () => {
  const { app, send } = await appWithoutMailServer()
  await enter(app)
  const applicant = await app.env.store.applicants.find(1004)
  if (!applicant) throw new Error('There is no applicant')
  await app.env.store.applicants.update({ ...applicant, activatedAt: applicant.createdAt })
  send.mockRestore()
  app.wait(HOUR)
  await sendQueued(app.env)
  expect(app.env.mailer.sent).toEqual([])
  expect(await app.env.store.mails.due('2030-01-01T00:00:00.000Z')).toEqual([])
})
