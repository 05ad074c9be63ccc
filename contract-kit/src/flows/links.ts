/** Links of mails that a later request, or another password, makes void. */

import { type Exchange, isProblem } from '../http/exchange.ts'
import { at, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { confirmPage, expectMail, linkOf, readMail, resetPage, verifyPage } from '../run/mail.ts'
import { type Person, login, newEmail } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectOnce } from '../run/together.ts'
import { wrongPasswords } from './ownLimits.ts'
import { expectOwnPurpose } from './purposes.ts'
import { enterAlone, register } from './registration.ts'

export const links: Scenario = {
  name: 'Links that become void',
  operations: [
    'forgotPassword',
    'resetPassword',
    'changeEmail',
    'confirmEmail',
    'changePassword',
    'activateApplicant',
  ],
  writes: true,
  run: async (kit) => {
    if (!kit.adapter.lastMail) return kit.skip('Links that become void', 'the adapter has no lastMail')
    await ofPending(kit)
    await ofNobody(kit)
    const person = await register(kit, 'ja')
    if (!person) return
    await laterRequest(kit, person)
    await otherAddress(kit, person)
    await confirmedAddress(kit, person)
    await resetPassword(kit, person)
    const { browser } = (await login(kit, person)).person
    const isChanged = await otherPassword(kit, person)
    await wrongPasswords(kit, person, isChanged ? browser : null)
  },
}

/** A pending applicant gets another link to verify; the earlier one is void. The activation needs no `verify` before it. */
async function ofPending(kit: Kit): Promise<void> {
  const entered = await enterAlone(kit, 'en')
  if (!entered) return
  const to = textAt(entered.json, 'email')
  const mail = { to, path: verifyPage, lang: 'en' } as const
  const first = await linkOf(kit, entered, mail)
  const forgot = await expectMail(kit, { to, lang: 'en' }, () =>
    kit.call('forgotPassword', { lang: 'en', body: { email: to } }),
  )
  const second = forgot.status === 200 ? await linkOf(kit, forgot, mail) : null
  if (!first || !second) return
  expectVoid(kit, await kit.call('verifyApplicant', { body: { token: first.token } }))
  await expectOwnPurpose(kit, second.token, 'verify')
  // Neither call has a call of verify before it.
  const both = await kit.callTwice('activateApplicant', { body: { token: second.token } })
  expectOnce(kit, 'token-once', both, [200, 422])
  await firstPassword(kit, to)
}

/** After the end of the first session, before the first password, a link sets it. */
async function firstPassword(kit: Kit, email: string): Promise<void> {
  const forgot = await kit.call('forgotPassword', { lang: 'en', body: { email } })
  if (forgot.status === 429) return
  const link = await linkOf(kit, forgot, { to: email, path: resetPage, lang: 'en' })
  if (!link) return
  const password = 'firstkit2026'
  const set = await kit.call('resetPassword', {
    body: { token: link.token, password, password_confirm: password },
  })
  kit.expect('write-effect', set, at(set.json, 'result') === true, {
    expected: 'true: the link sets the first password',
  })
  const { exchange } = await login(kit, { email, password })
  kit.expect('session-opened', exchange, exchange.status === 200, { expected: '200 with the first password' })
}

async function ofNobody(kit: Kit): Promise<void> {
  const email = newEmail('nobody')
  const forgot = await kit.call('forgotPassword', { body: { email } })
  if (forgot.status !== 200) return
  kit.expect('mail-sent', forgot, (await readMail(kit, email)) === null, {
    expected: 'no mail to an unknown address',
    seen: 'a mail',
  })
}

async function laterRequest(kit: Kit, { email }: Person): Promise<void> {
  const first = await resetLink(kit, email)
  const second = await resetLink(kit, email)
  if (first === null || second === null) return
  expectVoid(kit, await reset(kit, first))
  const living = await reset(kit, second)
  kit.expect('token-once', living, isProblem(living, 'validation'), {
    expected: '422 /problems/validation: the newest link lives, and this password is weak',
  })
}

async function resetLink(kit: Kit, email: string): Promise<string | null> {
  const mailed = await expectMail(kit, { to: email, lang: 'ja' }, () =>
    // An address is the same in any case of its letters.
    kit.call('forgotPassword', { lang: 'ja', body: { email: email.toUpperCase() } }),
  )
  const link =
    mailed.status === 200 ? await linkOf(kit, mailed, { to: email, path: resetPage, lang: 'ja' }) : null
  return link?.token ?? null
}

/** A weak password shows whether a link lives, and does not spend it. */
const reset = (kit: Kit, token: string): Promise<Exchange> =>
  kit.call('resetPassword', { body: { token, password: 'x', password_confirm: 'x' } })

function expectVoid(kit: Kit, exchange: Exchange): void {
  kit.expect('token-once', exchange, isProblem(exchange, 'link-spent'), {
    expected: '422 /problems/link-spent for a link that a later event has made void',
  })
}

/** A request for another address voids every earlier link; the old address gets a notice that names the new one. */
async function otherAddress(kit: Kit, { browser, email, password }: Person): Promise<void> {
  const token = await resetLink(kit, email)
  const moved = newEmail('voided')
  const body = { email: moved, email_confirm: moved, current_password: password }
  const notice = { to: email, lang: 'ja', texts: () => [moved] } as const
  const asked = await expectMail(kit, notice, () =>
    kit.call('changeEmail', { as: browser, lang: 'ja', body }),
  )
  if (asked.status !== 200 || token === null) return
  expectVoid(kit, await reset(kit, token))
  const link = await linkOf(kit, asked, { to: moved, path: confirmPage, lang: 'ja' })
  if (!link) return
  for (const taken of [kit.adapter.accounts?.[0]?.email ?? email, email.toUpperCase()]) {
    const again = { ...body, email: taken, email_confirm: taken }
    const refused = await kit.call('changeEmail', { as: browser, body: again })
    kit.expect('field-rule', refused, textAt(refused.json, 'errors', 0, 'rule') === 'validateEmail', {
      expected: `422 with email validateEmail for an address that an applicant has, ${taken}`,
    })
  }
}

/** Asks for a new address, and returns the token of the link to it, or null. */
export async function addressLink(
  kit: Kit,
  { browser, password }: Person,
  to: string,
): Promise<string | null> {
  const body = { email: to, email_confirm: to, current_password: password }
  const asked = await kit.call('changeEmail', { as: browser, lang: 'en', body })
  const link = asked.status === 200 ? await linkOf(kit, asked, { to, path: confirmPage, lang: 'en' }) : null
  return link?.token ?? null
}

/** A confirmed address voids the link to another password; the request for that link left the one to the address alone. */
async function confirmedAddress(kit: Kit, person: Person): Promise<void> {
  const moved = newEmail('confirmed')
  const token = await addressLink(kit, person, moved)
  const older = await resetLink(kit, person.email)
  if (token === null || older === null) return
  const confirmed = await kit.call('confirmEmail', { body: { token } })
  kit.expect('token-once', confirmed, confirmed.status === 200, {
    expected: '200: a forgotten password voids earlier links of its own kind alone',
  })
  if (confirmed.status !== 200) return
  person.email = moved
  expectVoid(kit, await reset(kit, older))
}

/** A password by a link voids the link to a new address. All sessions end, so the applicant logs in again. */
async function resetPassword(kit: Kit, person: Person): Promise<void> {
  const token = await addressLink(kit, person, newEmail('voided'))
  const link = await resetLink(kit, person.email)
  if (token === null || link === null) return
  await expectOwnPurpose(kit, link, 'reset')
  await expectOwnPurpose(kit, token, 'confirm')
  const password = `${person.password}a`
  const body = { token: link, password, password_confirm: password }
  const changed = await kit.call('resetPassword', { body })
  if (changed.status !== 200) return
  person.password = password
  expectVoid(kit, await kit.call('confirmEmail', { body: { token } }))
  person.browser = (await login(kit, person)).person.browser
}

/** A changed password voids the link to a new address, and a mail names the change. Returns whether it was changed. */
async function otherPassword(kit: Kit, person: Person): Promise<boolean> {
  const { browser, email, password } = person
  const token = await addressLink(kit, person, newEmail('voided'))
  const next = `${password}b`
  const changed = await expectMail(kit, { to: email, lang: 'en' }, () =>
    kit.call('changePassword', {
      as: browser,
      lang: 'en',
      body: { current_password: password, password: next, password_confirm: next },
    }),
  )
  if (changed.status !== 200) return false
  person.password = next
  if (token !== null) expectVoid(kit, await kit.call('confirmEmail', { body: { token } }))
  return true
}
