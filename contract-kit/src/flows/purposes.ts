/** The link of a mail serves its own purpose alone. */

import type { Exchange } from '../http/exchange.ts'
import { textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'

export type Purpose = 'verify' | 'reset' | 'confirm'

/** Calls that take the token of a link. A weak password is refused in any case. */
const takers: [purpose: Purpose, id: string, rest: { [name: string]: string }][] = [
  ['verify', 'verifyApplicant', {}],
  ['verify', 'activateApplicant', {}],
  ['reset', 'resetPassword', { password: 'x', password_confirm: 'x' }],
  ['confirm', 'confirmEmail', {}],
]

/** Sends the token of a living link to the calls for links of another purpose. */
export async function expectOwnPurpose(kit: Kit, token: string, own: Purpose): Promise<void> {
  for (const [purpose, id, rest] of takers)
    if (purpose !== own) expectUnknown(kit, await kit.call(id, { body: { token, ...rest } }), own)
}

function expectUnknown(kit: Kit, exchange: Exchange, own: Purpose): void {
  kit.expect('token-once', exchange, textAt(exchange.json, 'type') === '/problems/link-spent', {
    expected: `422 /problems/link-spent for the token of a link with another purpose, ${own}`,
  })
}
