/** An entry without a confirmation, by the clock of the adapter: its link ends after a day, the entry itself after 14 days. */

import { type JsonObject, textAt } from '../json.ts'
import { rightBody } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { linkOf, verifyPage } from '../run/mail.ts'
import { DAY } from '../times.ts'
import { type Advance, EDGE, expectLife, expectSpent } from './life.ts'

export async function unconfirmedEntry(kit: Kit, advance: Advance): Promise<void> {
  const media = kit.contract.operation('createEntry').body
  const right = media && rightBody(media)
  if (!right || !kit.adapter.lastMail) return
  const email = textAt(right, 'email')
  const entered = await kit.call('createEntry', { lang: 'en', body: right })
  if (entered.status !== 201) return
  const link = await linkOf(kit, entered, { to: email, path: verifyPage, lang: 'en' })
  if (!link) return
  await advance(DAY + EDGE)
  const dead = await kit.call('verifyApplicant', { body: { token: link.token } })
  expectSpent(kit, dead)
  await expectTaken(kit, email)
  await erasure(kit, advance, right)
}

async function expectTaken(kit: Kit, email: string): Promise<void> {
  const taken = await kit.call('checkEmail', { body: { email } })
  expectLife(kit, taken, taken.text.includes('false'), 'false: the address is kept for 14 days')
}

/** A server erases entries by a schedule of its own, so the adapter has to run it at both sides of the end. */
async function erasure(kit: Kit, advance: Advance, right: JsonObject): Promise<void> {
  const { clock } = kit.adapter
  if (!clock?.runDueWork)
    return kit.skip('The erasure of unconfirmed entries', 'the adapter has no clock.runDueWork')
  const email = textAt(right, 'email')
  await advance(13 * DAY - 2 * EDGE)
  await clock.runDueWork()
  await expectTaken(kit, email)
  await advance(2 * EDGE)
  await clock.runDueWork()
  const free = await kit.call('checkEmail', { body: { email } })
  const erased = `the applicant is erased and ${email} is free 14 days after an entry without a confirmation`
  kit.expect('lifetime', free, free.text.includes('true'), { expected: `true: ${erased}` })
  const again = await kit.call('createEntry', { lang: 'en', body: right })
  kit.expect('lifetime', again, again.status === 201, { expected: `201: ${erased}` })
}
