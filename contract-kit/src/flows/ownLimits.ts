/** Wrong passwords: each address, each known browser and each applicant has a limit of its own. */

import type { Browser } from '../http/browser.ts'
import { textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type Person, login, newEmail } from '../run/people.ts'

/** Failed logins do not count for `change-password`; wrong current passwords of `change-email` do. */
export async function wrongPasswords(
  kit: Kit,
  { browser, email, password }: Person,
  outdated: Browser | null,
): Promise<void> {
  const { person: known } = await login(kit, { email, password })
  for (let count = 0; count < 5; count += 1)
    await kit.call('login', { body: { email, password: 'wrong2026' } })
  if (outdated) await expectNoMark(kit, { browser: outdated, email, password })
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

/** A new password voids the mark of every browser: to the limit of the address, this one is a stranger. */
async function expectNoMark(kit: Kit, { browser, email, password }: Person): Promise<void> {
  const refused = await kit.call('login', { as: browser, body: { email, password } })
  kit.expect('limit-exists', refused, refused.status === 429, {
    expected: '429 after five failures of others, in a browser whose hashi_device is older than the password',
  })
}
