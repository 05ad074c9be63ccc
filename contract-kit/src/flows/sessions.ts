/** Laws of sessions: login, logout, changed passwords. */

import type { Account } from '../adapter/adapter.ts'
import { copyOf, hasSession } from '../http/browser.ts'
import { type Exchange, isProblem } from '../http/exchange.ts'
import { at, isSame, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type Person, accountsOf, login, newEmail } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectEqualTime } from './equalTime.ts'
import { expectOtherBrowser } from './otherBrowsers.ts'
import { expectSessionInItsCase } from './otherCase.ts'

export const isAlive = async (kit: Kit, { browser }: Person): Promise<Exchange> =>
  kit.call('getAuth', { as: browser })

export const refresh = (kit: Kit, person: Person, token: string | null): Promise<Exchange> =>
  kit.call('refreshSession', { as: person.browser, body: { refresh_token: token ?? '' } })

export const logins: Scenario = {
  name: 'Login and logout',
  operations: ['login', 'logout', 'getAuth', 'forgotPassword', 'checkEmail'],
  writes: true,
  run: async (kit) => {
    await refuseLogins(kit)
    const account = await workingAccount(kit)
    if (!account) return
    for (const each of accountsOf(kit)) await expectOwn(kit, each)
    const { person } = await login(kit, account)
    await expectSessionInItsCase(kit, person)
    await expectOtherBrowser(kit, account)
    await foldAddress(kit, account)
    await forbidGuess(kit, account)
    await replace(kit, account, person)
    const { person: last } = await login(kit, account)
    await logout(kit, last)
  },
}

/** The applicant of a login is that of its session. */
async function expectOwn(kit: Kit, account: Account): Promise<void> {
  const { person, exchange } = await login(kit, account)
  if (exchange.status !== 200) return
  const auth = await isAlive(kit, person)
  kit.expect('session-opened', auth, isSame(auth.json, at(exchange.json, 'auth')), {
    expected: 'the applicant of the login',
  })
}

/** Upper and lower case of an address are equal. */
async function foldAddress(kit: Kit, { email, password }: Account): Promise<void> {
  const { exchange } = await login(kit, { email: email.toUpperCase(), password })
  kit.expect('session-opened', exchange, exchange.status === 200 || exchange.status === 429, {
    expected: '200 for the address in upper case',
  })
  if (exchange.status !== 200) return
  kit.expect('session-opened', exchange, textAt(exchange.json, 'auth', 'email') === email, {
    expected: `the address as the applicant has it, ${email}`,
    seen: textAt(exchange.json, 'auth', 'email'),
  })
}

/** An unknown address and a wrong password are the same. */
async function refuseLogins(kit: Kit): Promise<void> {
  for (const lang of kit.settings.languages) {
    const exchange = await kit.call('login', {
      lang,
      body: { email: newEmail('nobody'), password: 'wrong2026' },
    })
    const isRefused = exchange.status === 401 && isProblem(exchange, 'login-failed')
    kit.expect('login-refused', exchange, isRefused, { expected: '401 /problems/login-failed' })
  }
}

async function forbidGuess(kit: Kit, { email }: Account): Promise<void> {
  const wrong = await kit.call('login', { body: { email, password: 'wrong2026' } })
  const unknown = await kit.call('login', { body: { email: newEmail('nobody'), password: 'wrong2026' } })
  kit.expect('login-refused', wrong, wrong.status === unknown.status && isSame(wrong.json, unknown.json), {
    expected: 'the answer for an unknown address',
  })
  const address = (isKnown: boolean) => (isKnown ? email : newEmail('nobody'))
  const attempt = (isKnown: boolean) =>
    kit.call('login', { body: { email: address(isKnown), password: 'wrong2026' } })
  await expectEqualTime(kit, wrong, attempt)
  const check = (isKnown: boolean) => kit.call('checkEmail', { body: { email: address(isKnown) } })
  await expectEqualTime(kit, await check(true), check)
  const forgot = (isKnown: boolean) => kit.call('forgotPassword', { body: { email: address(isKnown) } })
  const [one, other] = [await forgot(true), await forgot(false)]
  if (one.status === 429 || other.status === 429) return
  kit.expect('login-refused', one, one.status === other.status && isSame(one.json, other.json), {
    expected: 'the answer for an unknown address',
  })
  await expectEqualTime(kit, one, forgot)
}

/** A login in the same browser ends its earlier session with the whole line. */
async function replace(kit: Kit, { email, password }: Account, person: Person): Promise<void> {
  const earlier = copyOf(person.browser)
  const again = await kit.call('login', { as: person.browser, body: { email, password } })
  if (again.status === 200) await expectReplaced(kit, { ...person, browser: earlier }, 'a login')
}

/** A new session of a browser has ended its earlier one, with the whole line. */
export async function expectReplaced(kit: Kit, earlier: Person, after: string): Promise<void> {
  const dead = await isAlive(kit, earlier)
  kit.expect('session-replaced', dead, dead.status === 401, {
    expected: `401 for the browser's earlier session after ${after}`,
  })
  const token = await refresh(kit, earlier, earlier.browser.refreshToken)
  kit.expect('session-replaced', token, token.status === 401, {
    expected: '401 for the refresh token of the earlier session',
  })
}

async function logout(kit: Kit, person: Person): Promise<void> {
  const { refreshToken, cookies } = person.browser
  const old = new Map(cookies)
  const exchange = await kit.call('logout', { as: person.browser })
  const isEmptied = at(exchange.json, 'result') === true && !hasSession(person.browser)
  kit.expect('session-ended', exchange, isEmptied, { expected: 'true, and empty cookies' })
  const dead = await isAlive(kit, { ...person, browser: { cookies: old, refreshToken } })
  kit.expect('session-ended', dead, dead.status === 401, { expected: '401 with the old cookie' })
  const renewed = await refresh(kit, person, refreshToken)
  kit.expect('session-ended', renewed, renewed.status === 401, { expected: '401 for the old refresh token' })
  const again = await kit.call('logout', { as: person.browser })
  kit.expect('session-ended', again, again.status === 200, { expected: '200 without a session too' })
}

/** Returns an account that logs in, or null. */
export async function workingAccount(kit: Kit): Promise<Account | null> {
  for (const account of accountsOf(kit).toReversed()) {
    const { exchange } = await login(kit, account)
    if (exchange.status === 200) return account
  }
  kit.skip('Sessions', 'no account is known that logs in; name one by --account or an adapter')
  return null
}

/** Changes a password and expects that the other session ends and this one stays. Returns whether it was changed. */
export async function changePassword(kit: Kit, account: Account, next: string): Promise<boolean> {
  const { person: here } = await login(kit, account)
  const { person: there } = await login(kit, account)
  const wrong = await kit.call('changePassword', {
    as: here.browser,
    body: { current_password: 'wrong2026', password: next, password_confirm: next },
  })
  kit.expect('write-effect', wrong, isProblem(wrong, 'wrong-password'), {
    expected: '422 /problems/wrong-password',
  })
  const changed = await kit.call('changePassword', {
    as: here.browser,
    body: { current_password: account.password, password: next, password_confirm: next },
  })
  if (changed.status !== 200) return false
  const mine = await isAlive(kit, here)
  kit.expect('session-other-ended', mine, mine.status === 200, { expected: '200: this session continues' })
  const other = await isAlive(kit, there)
  kit.expect('session-other-ended', other, other.status === 401, {
    expected: '401: the other session has ended',
  })
  const token = await refresh(kit, there, there.browser.refreshToken)
  kit.expect('session-other-ended', token, token.status === 401, {
    expected: "401 for the other session's token",
  })
  const line = await refresh(kit, here, here.browser.refreshToken)
  kit.expect('session-other-ended', line, line.status === 200, { expected: "200 for this session's token" })
  return true
}
