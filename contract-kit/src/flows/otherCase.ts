/** Tokens with their letters in the other case: a comparison without regard to it makes them easier to guess. */

import { plainName } from '../http/browser.ts'
import type { Kit } from '../run/kit.ts'
import type { Person } from '../run/people.ts'

/** Null for a token without a letter. */
export function inOtherCase(token: string): string | null {
  const upper = token.toUpperCase()
  const letters = [...token].map((letter, index) =>
    letter === upper[index] ? letter.toLowerCase() : letter.toUpperCase(),
  )
  const other = letters.join('')
  return other === token ? null : other
}

export async function expectSessionInItsCase(kit: Kit, { browser }: Person): Promise<void> {
  const [name = '', token = ''] = [...browser.cookies].find(([each]) => plainName(each) === 'hashi_sid') ?? []
  const other = inOtherCase(token)
  if (other === null) return
  const cookies = new Map([...browser.cookies, [name, other] as const])
  const exchange = await kit.call('getAuth', { as: { cookies, refreshToken: null } })
  kit.expect('session-required', exchange, exchange.status === 401, {
    expected: '401 for the token of a session in the other case',
  })
}

export async function expectRefreshInItsCase(kit: Kit, { browser }: Person): Promise<void> {
  const other = inOtherCase(browser.refreshToken ?? '')
  if (other === null) return
  const exchange = await kit.call('refreshSession', { body: { refresh_token: other } })
  kit.expect('refresh-rotation', exchange, exchange.status === 401, {
    expected: '401 for a refresh token in the other case',
  })
}
