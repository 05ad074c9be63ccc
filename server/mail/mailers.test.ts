import { once } from 'node:events'
import fs, { watch } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Mail, MailRefused } from '#backend/ports/mailer.ts'
import { createMailFolder, removeUnfinishedMails } from './folder.ts'
import { createSmtpMailer } from './smtp.ts'

const mail: Mail = {
  from: { name: 'Hashi', address: 'support@hashi.example' },
  to: 'ana,b@example.com',
  replyTo: 'advisors@hashi.example',
  subject: '【Hashi】ご確認のお願い',
  text: 'Ana 様\n\nhttps://hashi.example/applicant/verify?token=verify_abc\n.\nend\n',
  html: '<!doctype html><p>Ana 様</p>',
  date: new Date('2026-11-20T01:00:00Z'),
  requestId: '9b2f4c1e-6d3a-4f0b-8a57-1c2d3e4f5a6b',
}

describe('the mail folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hashi-mail-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('has a file for each mail: headers, a blank line, the text', async () => {
    const mailer = createMailFolder(join(folder, 'mail'))
    await Promise.all([mailer.send(mail), mailer.send(mail)])
    const files = await readdir(join(folder, 'mail'))
    expect(files).toHaveLength(2)
    expect(files[0]).toMatch(/^2026-11-20T01-00-00.000Z-[\w-]+\.txt$/)
    expect(await readFile(join(folder, 'mail', files[0] ?? ''), 'utf8')).toBe(
      [
        'To: ana,b@example.com',
        'From: Hashi <support@hashi.example>',
        'Reply-To: advisors@hashi.example',
        'Subject: 【Hashi】ご確認のお願い',
        'Date: Fri, 20 Nov 2026 01:00:00 +0000',
        'X-Request-Id: 9b2f4c1e-6d3a-4f0b-8a57-1c2d3e4f5a6b',
        '',
        mail.text,
      ].join('\n'),
    )
  })

  test('loses the mails that name an erased address, in any spelling, and no others', async () => {
    const mailer = createMailFolder(join(folder, 'mail'))
    expect(await mailer.erase('maria@example.com', { dryRun: false })).toBe(0)
    const about = [
      { ...mail, to: 'MARIA@Example.com' },
      { ...mail, replyTo: 'maria@example.com' },
      { ...mail, text: 'From: Maria <maria@example.com>' },
    ]
    const others = [
      mail,
      { ...mail, to: 'ana.maria@example.com' },
      { ...mail, to: 'maria@example.com.example' },
    ]
    for (const each of [...about, ...others]) await mailer.send(each)
    expect(await mailer.erase('maria@example.com', { dryRun: true })).toBe(3)
    expect(await readdir(join(folder, 'mail'))).toHaveLength(6)
    expect(await mailer.erase('maria@example.com', { dryRun: false })).toBe(3)
    expect(await readdir(join(folder, 'mail'))).toHaveLength(3)
  })

  test('has nothing of a mail that a full disk cut off, and takes it when there is room', async () => {
    const mailer = createMailFolder(join(folder, 'mail'))
    const { writeFile: write } = fs.promises
    const disk = vi.spyOn(fs.promises, 'writeFile').mockImplementation(async (file, _text, options) => {
      await write(file, 'To: ana', options)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
    syncBuiltinESMExports()
    await expect(mailer.send(mail)).rejects.toThrow('ENOSPC')
    expect(await readdir(join(folder, 'mail'))).toEqual([])
    expect(await readdir(join(folder, 'mail.unfinished'))).toEqual([])
    disk.mockRestore()
    syncBuiltinESMExports()
    await mailer.send(mail)
    const [name = ''] = await readdir(join(folder, 'mail'))
    expect(await readFile(join(folder, 'mail', name), 'utf8')).toContain(mail.text)
  })

  test('never has another file, so that each listed mail can be read', async () => {
    const seen = new Set<string>()
    await mkdir(join(folder, 'mail'))
    const watcher = watch(join(folder, 'mail'), (_event, name) => seen.add(name ?? ''))
    await createMailFolder(join(folder, 'mail')).send(mail)
    const files = await readdir(join(folder, 'mail'))
    await expect.poll(() => [...seen]).toEqual(expect.arrayContaining(files))
    watcher.close()
    expect([...seen]).toEqual(files)
  })
})

describe('mails that a killed process left unfinished', () => {
  let folder: string
  const inside = (...names: string[]) => join(folder, ...names)
  const name = '2026-11-20T01-00-00.000Z-8a4e1bb3-51de-4b53-9d39-3c0d1c6a9f10.txt'
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hashi-mail-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('are removed, and nothing else', async () => {
    await mkdir(inside('mail.unfinished'))
    await mkdir(inside('other'))
    for (const each of ['notes.txt', name]) await writeFile(inside('mail.unfinished', each), 'token=1')
    await writeFile(inside('other', name), '')
    await symlink(inside('other', name), inside('mail.unfinished', name.replace('8a4e', '9a4e')))
    await removeUnfinishedMails(inside('mail'))
    const left = await readdir(inside('mail.unfinished'))
    expect(left.toSorted()).toEqual([name.replace('8a4e', '9a4e'), 'notes.txt'])
    expect(await readdir(inside('other'))).toEqual([name])
  })

  test('are left alone behind a link to another folder', async () => {
    await mkdir(inside('other'))
    await writeFile(inside('other', name), '')
    await symlink(inside('other'), inside('mail.unfinished'))
    await removeUnfinishedMails(inside('mail'))
    expect(await readdir(inside('other'))).toEqual([name])
  })

  test('may be none', async () => {
    await removeUnfinishedMails(inside('mail'))
    expect(await readdir(folder)).toEqual([])
  })
})

describe('the mail server', () => {
  /** A mail server that accepts one mail and records the received commands. `replies` has other replies by the beginning of a command. */
  async function startServer(replies: Record<string, string> = {}) {
    const received: string[] = []
    const server = createServer((socket) => converse(socket, received, replies)).listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { received, url: `smtp://127.0.0.1:${port}`, stop: () => void server.close() }
  }

  function converse(socket: Socket, received: string[], replies: Record<string, string>) {
    let isData = false
    socket.on('error', () => {})
    socket.write(`${replies['greeting'] ?? '220 ready'}\r\n`)
    socket.on('data', (data) => {
      const text = String(data)
      received.push(text)
      const [, refusal] = Object.entries(replies).find(([command]) => text.startsWith(command)) ?? []
      if (refusal !== undefined) {
        socket.write(`${refusal}\r\n`)
        return
      }
      if (isData && !text.endsWith('\r\n.\r\n')) return
      if (text.startsWith('DATA')) isData = true
      else if (isData) isData = false
      socket.write(isData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  }

  test('receives the mail for one address, encoded as UTF-8', async () => {
    const { received, url, stop } = await startServer()
    await createSmtpMailer(url).send(mail)
    stop()
    const all = received.join('')
    expect(all).toContain('MAIL FROM:<support@hashi.example>')
    expect(all.match(/RCPT TO/g)).toHaveLength(1)
    expect(all).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(all).toMatch(/^Reply-To: advisors@hashi\.example/m)
    expect(all).toMatch(/^Date: Fri, 20 Nov 2026 01:00:00 \+0000/m)
    expect(all).toMatch(/^X-Request-ID: 9b2f4c1e-/m)
    expect(all).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(all.match(/^Content-Type: text\/\w+/gm)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ])
  })

  const failureOf = async (replies: Record<string, string>): Promise<unknown> => {
    const { url, stop } = await startServer(replies)
    const failure = createSmtpMailer(url)
      .send(mail)
      .catch((error: unknown) => error)
    return failure.finally(stop)
  }
  const unknown = '5.1.1 <ana,b@example.com>: Recipient address rejected: ana,b@example.com'

  test.each([
    [{ RCPT: `550 ${unknown}` }, 'RCPT TO: 550 5.1.1'],
    [{ RCPT: '553 no such mailbox ana@example.com' }, 'RCPT TO: 553'],
    [{ MAIL: '552 5.3.4 too large for ana,b@example.com' }, 'MAIL FROM: 552 5.3.4'],
    [{ DATA: '554 5.6.0 ana,b@example.com' }, 'DATA: 554 5.6.0'],
  ])('that refuses a mail for good is told apart: %j', async (replies, message) => {
    const failure = await failureOf(replies)
    expect(failure).toBeInstanceOf(MailRefused)
    expect(failure).toMatchObject({ message })
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('example.com')
  })

  test.each([
    [{ RCPT: `450 ${unknown.replace('5.', '4.')}` }, 'RCPT TO: 450 4.1.1'],
    [{ MAIL: '530 5.7.0 Authentication required for ana,b@example.com' }, 'MAIL FROM: 530 5.7.0'],
    [{ greeting: '554 no service for ana,b@example.com' }, 'CONN: 554'],
  ])('that may accept it later, or refuses all mails, causes another error: %j', async (replies, message) => {
    const failure = await failureOf(replies)
    expect(failure).not.toBeInstanceOf(MailRefused)
    expect(failure).toMatchObject({ message: expect.stringContaining(message) })
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('example.com')
  })

  test('that never finishes is disconnected after the time limit', async () => {
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      sockets.push(socket)
      socket.write('220 ready\r\n')
      let dribble: ReturnType<typeof setInterval> | undefined
      socket.once('data', () => {
        dribble = setInterval(() => socket.write('250-wait\r\n'), 20)
      })
      socket.on('error', () => {}).on('close', () => clearInterval(dribble))
    }).listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`, 300).send(mail)).rejects.toThrow()
    await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true])
    server.close()
  })

  test('that is unreachable causes an error', async () => {
    const { url, stop } = await startServer()
    stop()
    await expect(createSmtpMailer(url).send(mail)).rejects.toThrow('ECONNREFUSED')
  })
})
