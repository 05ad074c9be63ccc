/** A session and a link to a new address after their end, by the clock of the adapter. */

import type { Kit } from '../run/kit.ts'
import { type Person, newEmail } from '../run/people.ts'
import { DAY } from '../times.ts'
import { type Advance, EDGE, expectLife, expectSpent } from './life.ts'
import { addressLink } from './links.ts'

/** A login in a browser with an expired cookie ends the line of that cookie, which a refresh token would continue. */
export async function loginAfterExpiry(kit: Kit, { browser, email, password }: Person): Promise<void> {
  const old = browser.refreshToken ?? ''
  const again = await kit.call('login', { as: browser, body: { email, password } })
  if (again.status !== 200) return
  const renewed = await kit.call('refreshSession', { body: { refresh_token: old } })
  const expected = '401: the login ended the line of the hashi_sid cookie of the call, which had expired'
  expectLife(kit, renewed, renewed.status === 401, expected)
}

/** The link to a new address lives for 24 hours. */
export async function expiredAddressLink(kit: Kit, advance: Advance, person: Person | null): Promise<void> {
  if (!kit.adapter.lastMail || !person) return
  const token = await addressLink(kit, person, newEmail('expired'))
  if (token === null) return
  await advance(DAY + EDGE)
  expectSpent(kit, await kit.call('confirmEmail', { body: { token } }))
}
