/** From the link of the first mail to the first login. */

import type { Account } from '../adapter/adapter.ts'
import { type Browser, copyOf, createBrowser } from '../http/browser.ts'
import { type Exchange, isProblem } from '../http/exchange.ts'
import { type JsonObject, at, isSame, shown, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import { type Kit, describe } from '../run/kit.ts'
import { readMail } from '../run/mail.ts'
import { type Person, accountsOf, login } from '../run/people.ts'
import { expectReplaced } from './sessions.ts'

/** Activates the applicant of a token and sets the first password. */
export async function activate(
  kit: Kit,
  account: Account,
  token: string,
  { lang, name }: { lang: Lang; name?: string },
): Promise<Person | null> {
  const browser = await usedBrowser(kit)
  const earlier = copyOf(browser)
  for (let time = 0; time < 2; time += 1) {
    const verified = await kit.call('verifyApplicant', { lang, body: { token } })
    if (verified.status === 422 && name === undefined) return spent(kit)
    kit.expect('write-effect', verified, at(verified.json, 'result') === true, {
      expected: 'true, as often as asked',
    })
  }
  const activated = await kit.call('activateApplicant', { as: browser, lang, body: { token } })
  const isOpen = activated.status === 200 && at(activated.json, 'passwordSet') === false
  kit.expect('write-effect', activated, isOpen, { expected: '200 with "passwordSet": false' })
  if (name !== undefined)
    kit.expect('write-effect', activated, textAt(activated.json, 'name') === name, {
      expected: `"name": "${name}"`,
    })
  if (!isOpen) return null
  await expectOwn(kit, activated, browser)
  if (earlier.refreshToken !== null)
    await expectReplaced(kit, { ...account, browser: earlier }, 'an activation')
  await expectSpent(kit, 'activateApplicant', { token })
  await passwordFirst(kit, browser)
  const mail = await readMail(kit, account.email)
  await setPassword(kit, browser, account.password)
  const alive = await kit.call('getAuth', { as: browser })
  kit.expect('write-effect', alive, alive.status === 200, { expected: '200: the session continues' })
  kit.expect('mail-sent', alive, isSame(await readMail(kit, account.email), mail), {
    expected: 'no mail about the first password',
    seen: 'another mail',
  })
  const { person, exchange } = await login(kit, account, lang)
  kit.expect('session-opened', exchange, exchange.status === 200, { expected: '200 with the first password' })
  if (name !== undefined)
    kit.expect('session-opened', exchange, textAt(exchange.json, 'auth', 'name') === name, {
      expected: `"name": "${name}" of the applicant`,
    })
  return exchange.status === 200 ? person : null
}

/** Returns a browser with the session of another applicant, or a new one without an account that works. */
async function usedBrowser(kit: Kit): Promise<Browser> {
  const [account] = accountsOf(kit).slice(-1)
  if (!account) return createBrowser()
  const { person, exchange } = await login(kit, account)
  return exchange.status === 200 ? person.browser : createBrowser()
}

function spent(kit: Kit): null {
  kit.skip(
    'Registration after the entry',
    'the token of the sample content is spent; a fresh seed has a new one',
  )
  return null
}

/** The applicant in the answer is that of the session. */
async function expectOwn(kit: Kit, exchange: Exchange, browser: Browser): Promise<void> {
  const auth = await kit.call('getAuth', { as: browser })
  kit.expect('item-agrees', exchange, isSame(exchange.json, auth.json), {
    expected: `the applicant of the session: ${shown(auth.json)}`,
    seen: shown(exchange.json),
  })
}

/** Expects that a token that was used, and one that never was, are refused alike. */
export async function expectSpent(kit: Kit, id: string, body: JsonObject): Promise<void> {
  for (const token of [textAt(body, 'token'), 'no-such-token']) {
    const exchange = await kit.call(id, { body: { ...body, token } })
    const isSpent = exchange.status === 422 && isProblem(exchange, 'link-spent')
    kit.expect('token-once', exchange, isSpent, {
      expected: `422 /problems/link-spent for ${token === 'no-such-token' ? 'an unknown' : 'a spent'} token`,
    })
  }
}

/** Until the first password every other protected call is refused. */
async function passwordFirst(kit: Kit, browser: Browser): Promise<void> {
  const open = ['getAuth', 'setInitialPassword']
  for (const operation of kit.contract.operations.filter(({ isSecured }) => isSecured)) {
    if (open.includes(operation.id)) continue
    const exchange = await kit.call(operation.id, { as: browser, ...(operation.body && { body: {} }) })
    const isRefused = exchange.status === 403 && isProblem(exchange, 'password-not-set')
    kit.expect('password-first', exchange, isRefused, { expected: '403 /problems/password-not-set' })
  }
  const auth = await kit.call('getAuth', { as: browser })
  kit.expect('password-first', auth, auth.status === 200, { expected: '200, which needs no password yet' })
}

async function setPassword(kit: Kit, browser: Browser, password: string): Promise<void> {
  const set = (text: string) =>
    kit.call('setInitialPassword', { as: browser, body: { password: text, password_confirm: text } })
  const first = await set(password)
  kit.expect('write-effect', first, at(first.json, 'passwordSet') === true, {
    expected: '200 with "passwordSet": true',
  })
  await expectOwn(kit, first, browser)
  const second = await set(`${password}2`)
  kit.expect('write-effect', second, isProblem(second, 'password-already-set'), {
    expected: '409 /problems/password-already-set',
    seen: describe(second),
  })
}
