/** A mail server that is away, hangs or refuses: calls are answered, and each mail is sent once when it is back. */

import { once } from 'node:events'
import { type Socket, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { sendQueued } from '#backend/mail/queue.ts'
import { filledEntry } from '#domain/forms/samples.ts'
import { createTestApp } from '#mocks/test.ts'
import { createSmtpMailer } from '#server/mail/smtp.ts'
import { freePort } from '../../scripts/programs.ts'
import { startMailServer } from '../attack/support/smtp.ts'
import { enter } from '../backend/entries.ts'
import { HOUR, MINUTE } from '../backend/support.ts'

/** Longer than a response waits for its mails, in ms. */
const MAIL_LIMIT = 4_000

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

/** Accepts connections and sends this text, or nothing. */
async function startStub(port: number, greeting: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (greeting !== '') socket.end(`${greeting}\r\n`)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { open: () => sockets.size, stop }
}

/** An application with a mailer for a mail server at this port. */
async function appFor(port: number) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await createTestApp()
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, MAIL_LIMIT)
  vi.spyOn(app.env.mailer, 'send').mockImplementation((mail) => mailer.send(mail))
  return app
}

/** Starts a mail server that works, and sends the mails that wait: each arrives once, also after further rounds. */
async function expectOneMail(app: Awaited<ReturnType<typeof appFor>>, port: number) {
  expect(await app.env.store.mails.queued()).toHaveLength(1)
  const server = await startMailServer(port)
  ended.push(server.stop)
  app.wait(2 * MINUTE)
  await sendQueued(app.env)
  expect(server.received.map(({ to }) => to)).toEqual([filledEntry.email])
  app.wait(HOUR)
  await sendQueued(app.env)
  expect(server.received).toHaveLength(1)
  expect(await app.env.store.mails.queued()).toEqual([])
}

test('a mail server that is away', async () => {
  const port = await freePort()
  const app = await appFor(port)
  expect((await enter(app)).status).toBe(201)
  await expectOneMail(app, port)
})

test('a mail server that accepts connections and never answers', async () => {
  const port = await freePort()
  const stub = await startStub(port, '')
  const app = await appFor(port)
  expect((await enter(app)).status).toBe(201)
  // The response did not wait for the end of the mail.
  expect(stub.open()).toBe(1)
  await expect.poll(stub.open).toBe(0)
  await stub.stop()
  await expectOneMail(app, port)
})

test.each(['421 4.3.2 too busy', '554 5.3.2 not accepting mails'])(
  'a mail server that refuses every connection with %s',
  async (greeting) => {
    const port = await freePort()
    const stub = await startStub(port, greeting)
    const app = await appFor(port)
    expect((await enter(app)).status).toBe(201)
    await stub.stop()
    await expectOneMail(app, port)
  },
)

test('a mail server that refuses a recipient for now', async () => {
  const port = await freePort()
  const busy = await startMailServer(port, { recipient: () => '451 4.7.1 greylisted' })
  const app = await appFor(port)
  expect((await enter(app)).status).toBe(201)
  busy.stop()
  await expectOneMail(app, port)
})

test('a mail server that refuses a recipient for good: the mail is given up, and the next one is sent', async () => {
  const port = await freePort()
  const server = await startMailServer(port, {
    recipient: (to) => (to === filledEntry.email ? '550 5.1.1 no such person' : '250 ok'),
  })
  ended.push(server.stop)
  const app = await appFor(port)
  expect((await enter(app)).status).toBe(201)
  expect(await app.env.store.mails.queued()).toEqual([])
  const email = 'ben@example.com'
  expect((await enter(app, { email, email_confirm: email })).status).toBe(201)
  expect(server.received.map(({ to }) => to)).toEqual([email])
})
