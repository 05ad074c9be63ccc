/** The commands of processes, messages and mails, against a running server with the sample. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type Admin, createAdmin, items } from './program.ts'

let admin: Admin
beforeAll(async () => {
  admin = await createAdmin()
})
afterAll(() => admin.stop())

const thing = z.looseObject({ id: z.union([z.number(), z.string()]) })

const file = async (name: string, content: string) => {
  const path = join(admin.folder, name)
  await writeFile(path, content)
  return path
}
const on = async (...args: string[]) => thing.parse(await admin.json(...args))

test('recommend: adds a recommendation that can be listed', async () => {
  const [ja, en] = [await file('letter.ja', 'おすすめです。'), await file('letter.en', 'I recommend it.')]
  const letters = ['--letter-ja', ja, '--letter-en', en]
  // The job has no closing date.
  const recommend = ['recommend', '--person', '1001', '--job', 'sample-20484', ...letters, '--answer-by']
  const { id } = await on(...recommend, '2099-12-04')
  const { items: found } = items.parse(await admin.json('process', 'list', '--stage', 'MyPageRecommend'))
  expect(found).toContainEqual(expect.objectContaining({ id, waitingFor: 'applicant' }))
  expect((await admin.run(...recommend, '2099-12-04')).code).toBe(4)
})

test('process: has the ledger of consent, moves, appointments and undo', async () => {
  const texts = ['--ja', await file('text.ja', 'はい。'), '--en', await file('text.en', 'Yes.')]
  expect(await on('process', 'reply', '3004', ...texts)).toMatchObject({ state: 'replied' })
  expect(await on('process', 'settle', '3005', 'accepted')).toMatchObject({ state: 'applied' })
  const named = { name: 'Aozora Inc.', address: 'Tokyo' }
  const employer = await file('employer.json', JSON.stringify({ ja: named, en: named }))
  expect(await on('process', 'name-employer', '4012', '--employer', employer)).toMatchObject({
    state: 'employer-named',
  })
  expect(await on('process', 'ask-consent', '4012', '--documents', 'resume,career')).toMatchObject({
    state: 'consent-asked',
  })
  expect(await admin.run('process', 'sent', '4012')).toMatchObject({ code: 4, out: '' })
  const at = ['--at', '2099-12-01T10:00', '--place-ja', '本社', '--place-en', 'Head office']
  expect(await on('process', 'appoint', '4009', ...at)).toMatchObject({ id: 4009 })
  expect(await on('process', 'move', '4009', 'MyPageAppInterview1')).toMatchObject({ state: 'interview' })
  expect(await on('process', 'undo', '4009')).toMatchObject({ status: 'MyPageAppScreening' })
  expect(await on('process', 'seen', '4009')).toMatchObject({ id: 4009 })
  expect((await admin.run('process', 'show', '999')).code).toBe(3)
  expect((await admin.run('process', 'move', '4009', 'Nowhere')).code).toBe(2)
})

test('mail: lists the mails of these steps', async () => {
  const { items: mails } = items.parse(await admin.json('mail', 'list', '--state', 'sent'))
  expect(mails).toContainEqual(expect.objectContaining({ kind: 'processUpdate', personId: 1001 }))
  const [mail] = mails
  expect((await admin.run('mail', 'retry', z.object({ id: z.string() }).parse(mail).id)).code).toBe(4)
  expect((await admin.run('mail', 'retry', 'mail_0')).code).toBe(3)
})

test('message: lists, settles and replies', async () => {
  const body = { kind: 'general', name: 'Ana', email: 'ana@example.com', email_confirm: 'ana@example.com' }
  const sent = await fetch(`${admin.url}/api/v1/inquiry`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'hashi',
      'Idempotency-Key': crypto.randomUUID(),
      'Accept-Language': 'en',
    },
    body: JSON.stringify({ ...body, contents: 'Do you help?', agree: true }),
  })
  expect(sent.status).toBeLessThan(300)
  const { items: open } = items.parse(await admin.json('message', 'list', '--state', 'open'))
  expect(open).toMatchObject([{ id: 'inquiry-7001', name: 'Ana' }])
  const reply = await file('reply.txt', 'Yes, we do.')
  expect(await on('message', 'reply', 'inquiry-7001', reply)).toMatchObject({
    replies: [{ text: 'Yes, we do.' }],
  })
  expect(await on('message', 'settle', 'inquiry-7001')).toMatchObject({ state: 'settled' })
  expect((await admin.run('message', 'settle', 'inquiry-7001')).code).toBe(4)
  expect((await admin.run('message', 'show', 'inquiry-1')).code).toBe(3)
})
