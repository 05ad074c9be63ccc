/** Passwords and e-mail addresses, with an applicant registered for this check or a given account. */

import { randomBytes } from 'node:crypto'
import { isProblem } from '../http/exchange.ts'
import { at, listAt, textAt } from '../json.ts'
import { rightBody } from '../laws/writers.ts'
import { expectDone } from '../run/done.ts'
import type { Kit } from '../run/kit.ts'
import { confirmPage, expectMail, linkOf, resetPage } from '../run/mail.ts'
import { type Person, accountsOf, login, newEmail } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'
import { activate, expectSpent } from './activation.ts'
import { reachLimits } from './applicantLimits.ts'
import { register } from './registration.ts'
import { changePassword } from './sessions.ts'

/** Upper and lower case count. */
/** A password of 62 letters, so that a letter or a blank more is still short enough. */
const newPassword = () => `Kit${randomBytes(27).toString('hex')}2026x`

export const account: Scenario = {
  name: 'Password, forgotten password and e-mail address',
  operations: ['changePassword', 'forgotPassword', 'resetPassword', 'changeEmail', 'confirmEmail'],
  writes: true,
  run: async (kit) => {
    await forgetNobody(kit)
    const person = await register(kit, 'en')
    if (!person) return changeGiven(kit)
    const password = newPassword()
    if (await changePassword(kit, person, password)) person.password = password
    await forget(kit, person)
    await changeEmail(kit, person)
    await reachLimits(kit, person)
  },
}

/** The answer for an unknown address is the one for a known address. */
async function forgetNobody(kit: Kit): Promise<void> {
  const exchange = await kit.call('forgotPassword', { body: { email: newEmail('nobody') } })
  kit.expect('write-effect', exchange, exchange.status === 429 || at(exchange.json, 'result') === true, {
    expected: 'true for every address',
  })
  for (const [id, more] of [
    ['resetPassword', { password: 'unused2026', password_confirm: 'unused2026' }],
    ['confirmEmail', {}],
    ['verifyApplicant', {}],
  ] as const)
    await expectSpent(kit, id, { token: 'no-such-token', ...more })
}

/** Without mails a given account changes its password there and back. */
async function changeGiven(kit: Kit): Promise<void> {
  kit.skip(
    'Reset of a password and change of an address',
    kit.adapter.lastMail
      ? 'no applicant could be registered'
      : 'the adapter has no lastMail, so the links are unknown',
  )
  const [given] = accountsOf(kit).slice(-1)
  if (!given || (await login(kit, given)).exchange.status !== 200) return
  const password = newPassword()
  if (!(await changePassword(kit, given, password))) return
  const { person } = await login(kit, { ...given, password })
  await kit.call('changePassword', {
    as: person.browser,
    body: { current_password: password, password: given.password, password_confirm: given.password },
  })
}

/** Passwords that break one rule each. */
const weakPasswords = (right: string) => [
  { password: 'abc1234', password_confirm: 'abc1234', rule: 'minPassword' },
  { password: 'abcdefgh', password_confirm: 'abcdefgh', rule: 'alphaNum' },
  { password: 'password1', password_confirm: 'password1', rule: 'commonPassword' },
  { password: right, password_confirm: `${right}x`, rule: 'confirmedPassword' },
]

async function forget(kit: Kit, person: Person): Promise<void> {
  const { email } = person
  const { person: open } = await login(kit, person)
  const exchange = await kit.call('forgotPassword', { lang: 'ja', body: { email } })
  const link = await linkOf(kit, exchange, { to: email, path: resetPage, lang: 'ja' })
  if (!link) return
  const password = newPassword()
  const body = { token: link.token, password, password_confirm: password }
  for (const { password: weak, password_confirm: confirm, rule } of weakPasswords(password)) {
    const refused = await kit.call('resetPassword', {
      body: { ...body, password: weak, password_confirm: confirm },
    })
    const errors = listAt(refused.json, 'errors')
    kit.expect('field-rule', refused, refused.status === 422 && textAt(errors[0], 'rule') === rule, {
      expected: `422 with the rule ${rule}, which keeps the token`,
    })
  }
  const reset = await expectMail(kit, { to: email, lang: 'ja' }, () =>
    kit.call('resetPassword', { lang: 'ja', body }),
  )
  expectDone(kit, reset)
  await expectSpent(kit, 'resetPassword', body)
  const dead = await kit.call('getAuth', { as: open.browser })
  kit.expect('session-all-ended', dead, dead.status === 401, { expected: '401: every session has ended' })
  const token = await kit.call('refreshSession', { body: { refresh_token: open.browser.refreshToken ?? '' } })
  kit.expect('session-all-ended', token, token.status === 401, { expected: '401 for every refresh token' })
  for (const wrong of [password.toLowerCase(), ` ${password}`, `${password.slice(0, -1)}y`]) {
    const refused = await kit.call('login', { body: { email, password: wrong } })
    kit.expect('login-refused', refused, refused.status === 401, {
      expected: '401 for the password in lower case, with a blank, or with another last letter',
    })
  }
  const old = await kit.call('login', { body: { email, password: person.password } })
  kit.expect('session-all-ended', old, old.status === 401, { expected: '401 for the old password' })
  person.password = password
}

async function changeEmail(kit: Kit, person: Person): Promise<void> {
  const { person: here, exchange: opened } = await login(kit, person)
  kit.expect('session-opened', opened, opened.status === 200, { expected: '200 with the new password' })
  const email = newEmail('moved')
  const body = { email, email_confirm: email, current_password: person.password }
  const exchange = await kit.call('changeEmail', { as: here.browser, lang: 'en', body })
  if (exchange.status === 429) return
  expectDone(kit, exchange)
  const link = await linkOf(kit, exchange, { to: email, path: confirmPage, lang: 'en' })
  if (!link) return
  const before = await kit.call('getAuth', { as: here.browser })
  kit.expect('write-effect', before, textAt(before.json, 'email') === person.email, {
    expected: `the old address ${person.email} until the link is opened`,
  })
  const confirmed = await kit.call('confirmEmail', { body: { token: link.token } })
  expectDone(kit, confirmed)
  await expectSpent(kit, 'confirmEmail', { token: link.token })
  const after = await kit.call('getAuth', { as: here.browser })
  kit.expect('write-effect', after, textAt(after.json, 'email') === email, {
    expected: `200 with the new address ${email}: open sessions continue`,
  })
  const { exchange: moved } = await login(kit, { email, password: person.password })
  kit.expect('session-opened', moved, moved.status === 200, { expected: '200 with the new address' })
  await expectMail(kit, { to: email, lang: 'en' }, () =>
    kit.call('requestInterview', {
      as: here.browser,
      lang: 'en',
      body: kit.contract.operation('requestInterview').body?.examples[0]?.value,
    }),
  )
  await confirmTaken(kit, { ...here, email })
  person.browser = here.browser
  person.email = email
}

/** The link is refused if another person has registered the address meanwhile. */
async function confirmTaken(kit: Kit, { browser, email: own, password }: Person): Promise<void> {
  const email = newEmail('taken')
  const body = { email, email_confirm: email, current_password: password }
  const exchange = await kit.call('changeEmail', { as: browser, lang: 'ja', body })
  if (exchange.status === 429) return
  const link = await linkOf(kit, exchange, { to: email, path: confirmPage, lang: 'ja' })
  const entry = kit.contract.operation('createEntry').body
  const right = entry && rightBody(entry)
  if (!link || !right) return
  const entered = await kit.call('createEntry', { body: { ...right, email, email_confirm: email } })
  if (entered.status !== 201) return
  const refused = await kit.call('confirmEmail', { body: { token: link.token } })
  const isRefused = refused.status === 409 && isProblem(refused, 'email-taken-since')
  kit.expect('write-effect', refused, isRefused, { expected: '409 /problems/email-taken-since' })
  const auth = await kit.call('getAuth', { as: browser })
  kit.expect('write-effect', auth, textAt(auth.json, 'email') === own, {
    expected: `the old address, ${own}`,
  })
}

/** The applicant of the sample content who waits for the activation; the token works once for each seed. */
export const pending: Scenario = {
  name: 'Activation of the pending sample applicant',
  operations: ['verifyApplicant', 'activateApplicant', 'setInitialPassword'],
  writes: true,
  run: async (kit) => {
    // With mails the whole way from the entry is checked instead.
    if (kit.adapter.lastMail && !kit.adapter.pending) return
    const { email, token, password } = kit.adapter.pending ?? samplePending(kit)
    await activate(kit, { email, password }, token, { lang: 'en' })
  },
}

/** The example of `activate` contains the address and the token of the sample content. */
function samplePending({ contract }: Kit): { email: string; token: string; password: string } {
  const { body, responses } = contract.operation('activateApplicant')
  const answer = responses.find(({ status }) => status === 200)?.media[0]?.examples[0]?.value
  return {
    email: textAt(answer, 'email'),
    token: textAt(body?.examples[0]?.value, 'token'),
    password: newPassword(),
  }
}
