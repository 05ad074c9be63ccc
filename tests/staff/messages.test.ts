/** Messages to the company: lists, replies by mail, and messages that are settled. */

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Message, MessageList } from '#openapi/staff/generated/zod.ts'
import { contact, inquiry, invitation } from '../store/samples.ts'
import { any } from './processes.ts'
import { type StaffTest, createStaffTest as createSampleTest } from './support.ts'

const MARIA = 1001

async function createStaffTest(): Promise<StaffTest> {
  const app = await createSampleTest()
  const { inquiries, invitations, contacts, talks } = app.env.store
  await inquiries.insert({ ...inquiry, email: 'ana@example.com', createdAt: '2026-11-19T01:00:00.000Z' })
  await invitations.insert({ ...invitation, language: 'ja', createdAt: '2026-11-19T02:00:00.000Z' })
  await contacts.insert({ ...contact(MARIA), language: 'en', createdAt: '2026-11-19T03:00:00.000Z' })
  await talks.insert({
    applicantId: MARIA,
    talk: 'introduction',
    wishes: null,
    language: 'en',
    createdAt: '2026-11-19T04:00:00.000Z',
  })
  return app
}

const all = ['talk-10001', 'contact-9001', 'invitation-8001', 'inquiry-7001']

async function list({ staff }: StaffTest, query = '') {
  const { items, total } = MessageList.parse((await staff('GET', `/messages${query}`)).body)
  return { ids: items.map(({ id }) => id), total }
}

describe('lists', () => {
  test.each([
    ['', all],
    ['?kind=contact', ['contact-9001']],
    ['?state=settled', []],
    ['?perPage=1&page=2', ['contact-9001']],
    ['?page=2', []],
  ])('with "%s", the newest first', async (query, ids) => {
    const app = await createStaffTest()
    expect((await list(app, query)).ids).toEqual(ids)
  })

  test('have the person of a message by an applicant, with the present address', async () => {
    const app = await createStaffTest()
    const { body } = await app.staff('GET', '/messages?kind=contact')
    expect(body).toMatchObject({ items: [{ personId: MARIA, email: 'maria@example.com' }], total: 1 })
  })

  test('of open messages lose the settled one', async () => {
    const app = await createStaffTest()
    const { body } = await app.staff('POST', '/messages/contact-9001/settle', any)
    expect(body).toMatchObject({ state: 'settled', settledAt: app.env.clock().toISOString() })
    expect(await list(app, '?state=open')).toEqual({
      ids: all.filter((id) => id !== 'contact-9001'),
      total: 3,
    })
    expect(await app.staff('POST', '/messages/contact-9001/settle', any)).toMatchObject({
      status: 409,
      body: { type: '/problems/message-settled' },
    })
  })
})

describe('a reply', () => {
  const reply = ({ staff }: StaffTest, id: string, text: string) =>
    staff('POST', `/messages/${id}/reply`, { ...any, body: { text } })

  test.each([
    ['inquiry-7001', 'ana@example.com', /^Our reply to your message/],
    ['invitation-8001', invitation.email, /お問い合わせへのお返事/],
    ['contact-9001', 'maria@example.com', /^Our reply to your message/],
    ['talk-10001', 'maria@example.com', /^Our reply to your message/],
  ])('to %s is mailed in the language of the message', async (id, to, subject) => {
    const app = await createStaffTest()
    const { status, body } = await reply(app, id, 'はい / Yes')
    expect(status).toBe(200)
    const { replies, state } = Message.parse(body)
    expect({ replies: replies.map(({ text }) => text), state }).toEqual({
      replies: ['はい / Yes'],
      state: 'open',
    })
    const mail = app.env.mailer.sent.at(-1)
    expect(mail).toMatchObject({ to, subject: expect.stringMatching(subject) })
    expect(mail?.text).toContain('はい / Yes')
    expect(mail?.replyTo).toMatch(/@hashi\.example$/)
  })

  test('is an event without texts, and its text is in no audit', async () => {
    const app = await createStaffTest()
    await reply(app, 'contact-9001', 'A secret')
    const [event] = (await app.env.store.events.after(0, 500)).slice(-1)
    expect(event).toMatchObject({
      type: 'message-changed',
      personId: MARIA,
      message: { kind: 'contact', id: 9001 },
    })
    expect(JSON.stringify((await app.staff('GET', '/audit')).body)).not.toContain('A secret')
  })

  test('of two staff members at once: one wins, the other is told', async () => {
    const app = await createStaffTest()
    const { version } = z
      .object({ version: z.string() })
      .parse((await app.staff('GET', '/messages/inquiry-7001')).body)
    const headers = { 'If-Match': `"${version}"` }
    const send = (text: string) =>
      app.staff('POST', '/messages/inquiry-7001/reply', { headers, body: { text } })
    const answers = await Promise.all([send('One'), send('Two')])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412])
    expect(app.env.mailer.sent).toHaveLength(1)
  })

  test.each(['', ' \n'])('of "%s" is refused', async (text) => {
    expect(await reply(await createStaffTest(), 'inquiry-7001', text)).toMatchObject({ status: 422 })
  })

  test('beyond the fiftieth is refused', async () => {
    const app = await createStaffTest()
    const replies = Array.from({ length: 50 }, () => ({ at: app.env.clock().toISOString(), text: 'Yes' }))
    await app.env.store.inquiries.saveWork(7001, { settledAt: null, replies })
    expect(await reply(app, 'inquiry-7001', 'Yes')).toMatchObject({
      status: 409,
      body: { type: '/problems/too-many-replies' },
    })
  })
})

test.each(['inquiry-7002', 'note-1', '7001', 'inquiry-x'])('%s is not found', async (id) => {
  const { staff } = await createStaffTest()
  expect(await staff('GET', `/messages/${id}`)).toMatchObject({ status: 404 })
})
