/** A wish of the applicant about an own application, which is a message to the advisor. */

import type { Browser } from '../http/browser.ts'
import { at, isSame, textAt } from '../json.ts'
import { expectListed } from '../laws/writtenProcess.ts'
import { expectDone } from '../run/done.ts'
import type { Kit } from '../run/kit.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import { expectNow } from '../run/times.ts'

/** Sends a wish about an application: no status changes, and the application has the wish. A backend without wishes leaves it out. */
export async function expectWish(kit: Kit, as: Browser, id: number): Promise<void> {
  const before = await kit.call('getProcess', { as, path: { id } })
  const body = {
    type: 'application',
    contents: 'From the contract kit',
    process_id: id,
    intention: 'withdraw',
  }
  const exchange = await kit.call('sendContact', { as, body })
  if ([429, 501].includes(exchange.status)) return
  expectDone(kit, exchange)
  const after = await kit.call('getProcess', { as, path: { id } })
  kit.expect('write-effect', after, isSame(at(after.json, 'stages'), at(before.json, 'stages')), {
    expected: 'the stages from before: the advisor moves the application',
  })
  const wish = at(after.json, 'wish')
  if (wish === undefined) return
  kit.expect('write-effect', after, textAt(wish, 'intention') === 'withdraw', {
    expected: '"wish" with the intention of sendContact, "withdraw"',
  })
  expectNow(kit, after, 'wish.sentAt', textAt(wish, 'sentAt'))
  await expectListed(kit, after, { as })
}

/** A wish is about an application of the applicant. */
export async function wishForNothing(kit: Kit, as: Browser): Promise<void> {
  const wish = { type: 'application', contents: 'From the contract kit', intention: 'other-time' }
  for (const body of [{ ...wish, process_id: UNKNOWN_ID }, wish]) {
    const exchange = await kit.call('sendContact', { as, body })
    if (exchange.status === 429) return
    kit.expect('path-refused', exchange, exchange.status === 404, {
      expected: `404 for ${'process_id' in body ? `process ${UNKNOWN_ID}` : 'a wish without an application'}`,
    })
  }
}
