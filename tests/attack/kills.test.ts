/** A server that is killed amid entries has stored all acknowledged ones, and nothing else. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from './support/client.ts'
import { enter, newEmail } from './support/entries.ts'
import { type Target, startTarget, times } from './support/site.ts'

const ROUNDS = times(2, 12)
const SENDERS = 4

let site: Target
beforeAll(async () => {
  site = await startTarget()
})
afterAll(() => site.stop())

type Sent = { email: string; key: string; answer: Answer | null }

const send = ({ email, key }: Pick<Sent, 'email' | 'key'>) =>
  enter(
    site.client(),
    { email, email_confirm: email, resume: new File(['Ana Herrera'], 'cv.txt', { type: 'text/plain' }) },
    key,
  )

/** Sends entries until the connection fails. */
async function sendUntilKilled(sent: Sent[]): Promise<void> {
  for (;;) {
    const entry: Sent = { email: newEmail(), key: crypto.randomUUID(), answer: null }
    sent.push(entry)
    try {
      entry.answer = await send(entry)
    } catch {
      // The server was killed: this entry has no answer.
      return
    }
  }
}

test('each acknowledged entry is there after the next start, and is not made twice', async () => {
  const sent: Sent[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const acknowledged = sent.filter(({ answer }) => answer !== null).length
    const senders = Array.from({ length: SENDERS }, () => sendUntilKilled(sent))
    await expect
      .poll(() => sent.filter(({ answer }) => answer !== null).length)
      .toBeGreaterThan(acknowledged + 3 + round)
    await site.crash()
    await Promise.all(senders)
  }
  for (const entry of sent) {
    const again = await send(entry)
    expect(again.status).toBe(201)
    expect(again.text).toBe(entry.answer?.text ?? again.text)
  }
})

test('nothing that was not finished stays on the disk', () => {
  const left = join(site.mails, '../mail.unfinished')
  expect(existsSync(left) ? readdirSync(left) : []).toEqual([])
})
