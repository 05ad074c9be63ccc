/** Links of mails that a later request, or another password, makes void. */
import type { Exchange } from '../http/exchange.ts'
import { at, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { expectMail, linkOf, readMail } from '../run/mail.ts'
import { type Person, login, newEmail } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'
import { enterAlone, register } from './registration.ts'

const resetPage = '/applicant/password/reset'
const confirmPage = '/applicant/email/confirm'

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
    await otherPassword(kit, person)
    await wrongPasswords(kit, person)
  },
}

/** A pending applicant gets another link to verify; the earlier one is void. The activation needs no `verify` before it. */
async function ofPending(kit: Kit): Promise<void> {
  const entered = await enterAlone(kit, 'en')
  if (!entered) return
  const to = textAt(entered.json, 'email')
  const mail = { to, path: '/applicant/verify', lang: 'en' } as const
  const first = await linkOf(kit, entered, mail)
  const forgot = await expectMail(kit, { to, lang: 'en' }, () =>
    kit.call('forgotPassword', { lang: 'en', body: { email: to } }),
  )
  const second = forgot.status === 200 ? await linkOf(kit, forgot, mail) : null
  if (!first || !second) return
  expectVoid(kit, await kit.call('verifyApplicant', { body: { token: first.token } }))
  const opened = await kit.call('activateApplicant', { body: { token: second.token } })
  kit.expect('write-effect', opened, opened.status === 200, { expected: '200 without a call of verify' })
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
  kit.expect('token-once', living, textAt(living.json, 'type') === '/problems/validation', {
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
  kit.expect('token-once', exchange, textAt(exchange.json, 'type') === '/problems/link-spent', {
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
  for (const taken of [takenAddress(kit, email), email.toUpperCase()]) {
    const again = { ...body, email: taken, email_confirm: taken }
    const refused = await kit.call('changeEmail', { as: browser, body: again })
    kit.expect('field-rule', refused, textAt(refused.json, 'errors', 0, 'rule') === 'validateEmail', {
      expected: `422 with email validateEmail for an address that an applicant has, ${taken}`,
    })
  }
}

const takenAddress = (kit: Kit, own: string): string => kit.adapter.accounts?.[0]?.email ?? own

/** A changed password voids the link to a new address, and a mail names the change. */
async function otherPassword(kit: Kit, person: Person): Promise<void> {
  const { browser, email, password } = person
  const moved = newEmail('voided')
  const body = { email: moved, email_confirm: moved, current_password: password }
  const asked = await kit.call('changeEmail', { as: browser, lang: 'en', body })
  const link =
    asked.status === 200 ? await linkOf(kit, asked, { to: moved, path: confirmPage, lang: 'en' }) : null
  const next = `${password}b`
  const changed = await expectMail(kit, { to: email, lang: 'en' }, () =>
    kit.call('changePassword', {
      as: browser,
      lang: 'en',
      body: { current_password: password, password: next, password_confirm: next },
    }),
  )
  if (changed.status !== 200) return
  person.password = next
  if (link) expectVoid(kit, await kit.call('confirmEmail', { body: { token: link.token } }))
}

/** Failed logins do not count for `change-password`; wrong current passwords of `change-email` do. */
async function wrongPasswords(kit: Kit, { browser, email, password }: Person): Promise<void> {
  const { person: known } = await login(kit, { email, password })
  for (let count = 0; count < 5; count += 1)
    await kit.call('login', { body: { email, password: 'wrong2026' } })
  await expectOwnLimit(kit, known)
  const body = { email: newEmail('wrong'), email_confirm: '', current_password: 'wrong2026' }
  const next = { current_password: password, password: `${password}c`, password_confirm: `${password}c` }
  const open = await kit.call('changePassword', { as: browser, body: next })
  kit.expect('write-effect', open, open.status === 200, {
    expected: '200: failed logins do not count for a change of the password',
  })
  for (let count = 0; count < 6; count += 1) {
    const wrong = await kit.call('changeEmail', { as: browser, body: { ...body, email_confirm: body.email } })
    const isNamed = textAt(wrong.json, 'errors', 0, 'field') === 'current_password'
    kit.expect('write-effect', wrong, count < 5 ? wrong.status === 422 && isNamed : wrong.status === 429, {
      expected: count < 5 ? '422 on current_password' : '429 after five wrong passwords',
    })
  }
}

/** Failed logins of others lock an address, and not the browser of its owner, which has a limit of its own. */
async function expectOwnLimit(kit: Kit, { browser, email, password }: Person): Promise<void> {
  const stranger = await kit.call('login', { body: { email, password } })
  kit.expect('limit-exists', stranger, stranger.status === 429, {
    expected: '429 after five failures, also for the right password',
  })
  const owner = await kit.call('login', { as: browser, body: { email, password } })
  kit.expect('session-opened', owner, owner.status === 200, {
    expected: '200 in a browser with hashi_device: failures of others do not lock it out',
  })
  for (let count = 0; count < 5; count += 1)
    await kit.call('login', { as: browser, body: { email, password: 'wrong2026' } })
  const locked = await kit.call('login', { as: browser, body: { email, password } })
  kit.expect('limit-exists', locked, locked.status === 429, {
    expected: '429 after five failures in the known browser',
  })
}
