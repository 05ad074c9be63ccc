/** The link of a mail serves its own purpose alone, and its token in its own case. */

import { isProblem } from '../http/exchange.ts'
import type { Kit } from '../run/kit.ts'
import { inOtherCase } from './otherCase.ts'

export type Purpose = 'verify' | 'reset' | 'confirm'

/** Calls that take the token of a link. A weak password is refused in any case. */
const takers: [purpose: Purpose, id: string, rest: { [name: string]: string }][] = [
  ['verify', 'verifyApplicant', {}],
  ['verify', 'activateApplicant', {}],
  ['reset', 'resetPassword', { password: 'x', password_confirm: 'x' }],
  ['confirm', 'confirmEmail', {}],
]

/** Sends the token of a living link to the calls for links of another purpose, and in the other case to those for its own. */
export async function expectOwnPurpose(kit: Kit, token: string, own: Purpose): Promise<void> {
  for (const [purpose, id, rest] of takers) {
    const sent = purpose === own ? inOtherCase(token) : token
    if (sent === null) continue
    const exchange = await kit.call(id, { body: { token: sent, ...rest } })
    const isUnknown = isProblem(exchange, 'link-spent')
    kit.expect('token-once', exchange, isUnknown, {
      expected: `422 /problems/link-spent for the token of a link ${purpose === own ? 'in the other case' : `with another purpose, ${own}`}`,
    })
  }
}
