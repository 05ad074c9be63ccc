/** `Accept` is not read: frameworks choose pages, redirects or 406 by it, where the contract has one media type for each answer. */

import type { Exchange } from '../http/exchange.ts'
import type { Kit } from '../run/kit.ts'
import { fillPath } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

/** The values of a browser that opens an address, and of clients that name one type. */
const accepted = ['text/html,application/xhtml+xml', 'application/json', 'application/problem+json']

export const accepts: Scenario = {
  name: 'Types that a call accepts',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    for (const { method, id } of kit.operations)
      if (method === 'GET' || kit.settings.allowWrites) await expectSame(kit, id)
    for (const type of accepted)
      await kit.callPath('GET', '/no-such-path', { headers: { Accept: type }, lang: 'en' })
  },
}

/** Without a session and without `X-Requested-With` a call changes nothing: it is a public answer, 401 or 403. */
async function expectSame(kit: Kit, id: string): Promise<void> {
  const operation = kit.contract.operation(id)
  const call = (headers: Record<string, string>): Promise<Exchange> =>
    kit.callPath(operation.method, fillPath(operation), { headers, without: ['X-Requested-With'] })
  const usual = await call({})
  for (const type of accepted) {
    const exchange = await call({ Accept: type })
    kit.expect('media-type', exchange, exchange.status === usual.status, {
      expected: `${usual.status} for Accept: ${type}, as for any other`,
    })
  }
}
