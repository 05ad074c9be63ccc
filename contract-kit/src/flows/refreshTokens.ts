/** Refresh tokens: rotation, and the end of a session after a second use of its token. */

import type { Account } from '../adapter/adapter.ts'
import { copyOf, hasSession } from '../http/browser.ts'
import { textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type Person, login } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectOnce } from '../run/together.ts'
import { expectRefreshInItsCase } from './otherCase.ts'
import { isAlive, refresh, workingAccount } from './sessions.ts'

export const refreshing: Scenario = {
  name: 'Refresh tokens',
  operations: ['refreshSession'],
  writes: true,
  run: async (kit) => {
    const account = await workingAccount(kit)
    if (!account) return
    const { person } = await login(kit, account)
    await expectRefreshInItsCase(kit, person)
    const first = person.browser.refreshToken
    const before = new Map(person.browser.cookies)
    const renewed = await refresh(kit, person, first)
    const next = textAt(renewed.json, 'refresh_token')
    kit.expect('refresh-rotation', renewed, renewed.status === 200 && next !== '' && next !== first, {
      expected: '200 with another token',
    })
    const ended = await isAlive(kit, { ...person, browser: { cookies: before, refreshToken: null } })
    kit.expect('session-replaced', ended, ended.status === 401, {
      expected: '401 for the session that the refresh renewed',
    })
    const alive = await isAlive(kit, person)
    kit.expect('refresh-rotation', alive, alive.status === 200, { expected: '200 with the new session' })
    const grown = await refresh(kit, person, next)
    const last = textAt(grown.json, 'refresh_token')
    kit.expect('refresh-rotation', grown, grown.status === 200, { expected: '200 with the next token' })
    await expectLineEnds(kit, person, first, last)
    await refreshTogether(kit, account)
    const unknown = await refresh(kit, person, 'no-such-refresh-token-here')
    kit.expect('refresh-rotation', unknown, unknown.status === 401, { expected: '401 for an unknown token' })
  },
}

/** Of two tabs that renew at the same moment only one gets a session. */
async function refreshTogether(kit: Kit, account: Account): Promise<void> {
  const { browser } = (await login(kit, account)).person
  const body = { refresh_token: browser.refreshToken ?? '' }
  const both = await kit.callTwice('refreshSession', { as: copyOf(browser), body })
  expectOnce(kit, 'refresh-rotation', both, [200, 401])
}

async function expectLineEnds(kit: Kit, person: Person, used: string | null, next: string): Promise<void> {
  const old = new Map(person.browser.cookies)
  const reused = await refresh(kit, person, used)
  kit.expect('refresh-reuse', reused, reused.status === 401, { expected: '401 for a token that was used' })
  const isEmptied = !hasSession(person.browser) && !person.browser.cookies.has('hashi_session')
  kit.expect('refresh-reuse', reused, isEmptied, { expected: 'two emptied cookies' })
  const dead = await isAlive(kit, { ...person, browser: { cookies: old, refreshToken: next } })
  kit.expect('refresh-reuse', dead, dead.status === 401, { expected: '401 for the session of the line' })
  const grown = await refresh(kit, person, next)
  kit.expect('refresh-reuse', grown, grown.status === 401, { expected: '401 for the next token of the line' })
}
