/** Limits of calls, last of all, because they end what a network address may do for a while. */
import { at } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { newEmail } from '../run/people.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

/** More than the usual limits: a server may be configured with other numbers. */
const MOST = 40

export const limits: Scenario = {
  name: 'Limits of calls',
  operations: ['checkEmail', 'login'],
  writes: true,
  run: async (kit) => {
    const email = newEmail('limit')
    await reachLimit(kit, 'checkEmail', { body: { email } })
    await reachLimit(kit, 'login', { body: { email, password: 'wrong2026' } })
  },
}

/** Repeats a call until its limit is reached, which is expected to be said as the contract declares. */
export async function reachLimit(kit: Kit, id: string, options: CallOptions, most = MOST): Promise<void> {
  if (!kit.settings.isSelected(kit.contract.operation(id))) return
  for (let count = 0; count < most; count += 1) {
    const exchange = await kit.call(id, options)
    if (exchange.status !== 429) continue
    kit.expect('rate-limit', exchange, at(exchange.json, 'type') === '/problems/too-many-requests', {
      expected: '429 /problems/too-many-requests',
    })
    return
  }
  kit.skip(id, `its limit was not reached with ${most} calls`)
}
