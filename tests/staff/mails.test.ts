/** Mails as staff see them, and mails that are sent again. */

import { expect, test, vi } from 'vitest'
import { MailRefused } from '#backend/ports/mailer.ts'
import { MailList } from '#openapi/staff/generated/zod.ts'
import { any, note, step } from './processes.ts'
import { type StaffTest, createStaffTest } from './support.ts'

const list = async ({ staff }: StaffTest, query = '') =>
  MailList.parse((await staff('GET', `/mails${query}`)).body).items

/** Causes a mail that the mail server refuses. */
async function giveUp(app: StaffTest) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(app.env.mailer, 'send').mockRejectedValueOnce(new MailRefused('on purpose'))
  await step(app, 4009, 'request-documents', note)
  const [mail] = await list(app, '?state=given-up')
  if (!mail) throw new Error('No mail was given up')
  return mail
}

test('a mail that was sent has no text and a masked address', async () => {
  const app = await createStaffTest()
  await step(app, 4009, 'request-documents', note)
  const [mail, ...others] = await list(app, '?state=sent')
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'processUpdate',
    personId: 1001,
    recipient: 'm***@example.com',
    state: 'sent',
    nextTryAt: null,
  })
  expect(JSON.stringify(mail)).not.toContain(note.en)
})

test('a mail that was given up is sent again, once', async () => {
  const app = await createStaffTest()
  const { id, version } = await giveUp(app)
  expect(app.env.mailer.sent).toHaveLength(0)
  const again = () => app.staff('POST', `/mails/${id}/retry`, any)
  expect(
    await app.staff('POST', `/mails/${id}/retry`, { headers: { 'If-Match': `"${version}"` } }),
  ).toMatchObject({ status: 200, body: { state: 'queued' } })
  expect(app.env.mailer.sent.map(({ to }) => to)).toEqual(['maria@example.com'])
  expect(await app.staff('GET', `/mails/${id}`)).toMatchObject({ body: { state: 'sent' } })
  expect(await again()).toMatchObject({ status: 409, body: { type: '/problems/mail-not-given-up' } })
})

test('of two that send it again at once, one is told', async () => {
  const app = await createStaffTest()
  const { id, version } = await giveUp(app)
  const again = () => app.staff('POST', `/mails/${id}/retry`, { headers: { 'If-Match': `"${version}"` } })
  const statuses = (await Promise.all([again(), again()])).map(({ status }) => status)
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 412])
  expect(app.env.mailer.sent).toHaveLength(1)
})
