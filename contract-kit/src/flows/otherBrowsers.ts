/** An applicant with several browsers: each has a session of its own. */

import type { Account } from '../adapter/adapter.ts'
import type { Rule } from '../rules.ts'
import type { Kit } from '../run/kit.ts'
import { login } from '../run/people.ts'

/** More than the failed logins that lock an address. */
const LOGINS = 7

/** A login, a logout and a forgotten password in one browser leave the session of the other alone. Right logins have no limit. */
export async function expectOtherBrowser(kit: Kit, account: Account): Promise<void> {
  const { person: here } = await login(kit, account)
  const { person: there, exchange: last } = await login(kit, account)
  const expectAlive = async (rule: Rule, after: string): Promise<void> => {
    const exchange = await kit.call('getAuth', { as: here.browser })
    kit.expect(rule, exchange, exchange.status === 200, {
      expected: `200 after ${after}: the session of this browser continues`,
    })
  }
  if (last.status !== 200) return
  await expectAlive('session-opened', 'a login in another browser')
  await kit.call('forgotPassword', { as: there.browser, body: { email: account.email } })
  await expectAlive('write-effect', 'a forgotten password, which changes nothing before its link is used')
  await kit.call('logout', { as: there.browser })
  await expectAlive('session-ended', 'a logout in another browser')
  const body = { refresh_token: here.browser.refreshToken ?? '' }
  const renewed = await kit.call('refreshSession', { as: here.browser, body })
  kit.expect('session-ended', renewed, renewed.status === 200, {
    expected: '200 for the refresh token of this browser after a logout in another one',
  })
  await expectNoLimit(kit, account)
}

/** Only failed logins count, so a right one after another is never refused. */
async function expectNoLimit(kit: Kit, account: Account): Promise<void> {
  for (let count = 1; count <= LOGINS; count += 1) {
    const { exchange } = await login(kit, account)
    const isFine = kit.expect('limit-exists', exchange, exchange.status !== 429, {
      expected: '200: right logins do not count, failed ones do',
    })
    if (!isFine) return
  }
}
