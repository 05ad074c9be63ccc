/** Pages of other origins: a host may let those that it knows call with the cookies of a session, and no others. */

import type { Operation } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Kit } from '../run/kit.ts'
import { fillPath } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

const stranger = 'https://kit.invalid'

/** Origins that careless comparisons take for the target's own, and the one of a file or a frame without an origin. */
const alike = ({ protocol, hostname }: URL) => [
  `${protocol}//${hostname}.kit.invalid`,
  `${protocol}//kit${hostname}`,
  'null',
]

export const origins: Scenario = {
  name: 'Pages of other origins',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    const called = kit.operations.filter(({ method }) => method === 'GET' || kit.settings.allowWrites)
    for (const operation of called) await expectNoCredentials(kit, operation, stranger)
    const [first] = called
    if (first) for (const origin of alike(kit.settings.target)) await expectNoCredentials(kit, first, origin)
  },
}

/** A read shows its answer to the page. For a write the browser asks first, and the call itself is not needed. */
async function expectNoCredentials(kit: Kit, operation: Operation, origin: string): Promise<void> {
  const asked = {
    'Access-Control-Request-Method': operation.method,
    'Access-Control-Request-Headers': 'content-type,x-requested-with',
  }
  const path = fillPath(operation)
  const options = { isJudged: false, headers: { Origin: origin } }
  const exchange =
    operation.method === 'GET'
      ? await kit.call(operation.id, options)
      : await kit.callPath('OPTIONS', path, { ...options, headers: { ...options.headers, ...asked } })
  kit.expect('foreign-origin', { ...exchange, operation }, !allows(exchange, origin), {
    expected: `no Access-Control-Allow-Credentials for a page of ${origin}`,
    seen: `Access-Control-Allow-Origin: ${exchange.headers.get('Access-Control-Allow-Origin')} with credentials`,
  })
}

function allows({ headers }: Exchange, origin: string): boolean {
  const hasCredentials = headers.get('Access-Control-Allow-Credentials') === 'true'
  return hasCredentials && ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')
}
