/** The kit reads the confirmations by mail through the adapter. */

import { expect, test } from 'vitest'
import type { Mail } from '../../contract-kit/src/adapter/adapter.ts'
import { confirmations } from '../../contract-kit/src/flows/confirmations.ts'
import { createTarget, runKit } from './target.ts'

async function findingsWith(change: (mail: Mail) => Mail | null): Promise<string[]> {
  const { transport, adapter } = await createTarget()
  const lastMail = async (to: string) => {
    const mail = await adapter.lastMail?.(to)
    return mail ? change(mail) : null
  }
  const { log } = await runKit(
    { transport, adapter: { ...adapter, lastMail } },
    { scenarios: [confirmations] },
  )
  return log.findings.map(({ rule, expected }) => `${rule}: ${expected.replaceAll(/\S+@\S+|\d+/g, '…')}`)
}

test('whole confirmations are no finding', async () => {
  expect(await findingsWith((mail) => mail)).toEqual([])
})

test.each([
  ['in another language', ({ text }: Mail) => ({ subject: 'Received 受付', text }), 'a mail in English'],
  ['without the number', ({ subject }: Mail) => ({ subject, text: 'Received.' }), 'a mail with …'],
  [
    'that repeat the words of a stranger',
    ({ subject, text }: Mail) => ({
      subject,
      text: `${text} I will graduate in March. Can I register before I have a visa?`,
    }),
    'a mail that does not repeat what was typed',
  ],
])('confirmations %s are found', async (_, change, expected) => {
  expect(await findingsWith(change)).toContain(`mail-sent: ${expected}`)
})
