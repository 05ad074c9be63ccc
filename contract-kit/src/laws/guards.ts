/** Calls that are refused before anything else is read: writes without their header, and protected calls without a session. */

import type { Operation } from '../contract/operations.ts'
import { isProblem } from '../http/exchange.ts'
import type { Kit } from '../run/kit.ts'
import { UNKNOWN_ID, fillPath } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

export const requestedWith: Scenario = {
  name: 'Writes without X-Requested-With',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    for (const operation of kit.operations) {
      if (!operation.parameters.some(({ name }) => name === 'X-Requested-With')) continue
      for (const header of [
        { without: ['X-Requested-With'] },
        { headers: { 'X-Requested-With': 'XMLHttpRequest' } },
        { headers: { 'X-Requested-With': 'Hashi' } },
      ]) {
        const exchange = await kit.call(operation.id, {
          ...(operation.isSecured && person && { as: person.browser }),
          ...header,
          ...(operation.body && { body: {} }),
        })
        const isRefused = exchange.status === 403 && isProblem(exchange, 'forbidden')
        kit.expect('requested-with', exchange, isRefused, { expected: '403 /problems/forbidden' })
      }
    }
  },
}

export const sessionRequired: Scenario = {
  name: 'Protected operations without a session',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    for (const operation of kit.operations) {
      if (!operation.isSecured || (operation.method !== 'GET' && !kit.settings.allowWrites)) continue
      for (const lang of kit.settings.languages) {
        const exchange = await kit.call(operation.id, { lang, ...(operation.body && { body: {} }) })
        const isRefused = exchange.status === 401 && isProblem(exchange, 'unauthorized')
        kit.expect('session-required', exchange, isRefused, { expected: '401 /problems/unauthorized' })
      }
      const wrong = {
        Cookie: 'hashi_sid=no-such-session; __Host-hashi_sid=no-such-session; hashi_session=1',
      }
      const forged = await kit.call(operation.id, { headers: wrong, ...(operation.body && { body: {} }) })
      kit.expect('session-required', forged, forged.status === 401, {
        expected: '401 for an unknown session',
      })
      await expectSessionFirst(kit, operation)
      if (operation.method === 'GET') await expectHead(kit, operation)
    }
  },
}

/** HEAD needs the session that GET needs. */
async function expectHead(kit: Kit, operation: Operation): Promise<void> {
  const head = await kit.callPath('HEAD', fillPath(operation), { isJudged: false })
  kit.expect('session-required', head, head.status === 401, { expected: '401 for HEAD without a session' })
}

/** The session is looked at before the path and the query: before their form, their range, and the thing that an id names. */
async function expectSessionFirst(kit: Kit, { id, parameters }: Operation): Promise<void> {
  for (const { name, in: place, schema } of parameters) {
    if (place !== 'path' && place !== 'query') continue
    const number = place === 'path' ? UNKNOWN_ID : 0
    for (const value of schema.type === 'integer' ? ['no-such-value', number] : ['no-such-value']) {
      const exchange = await kit.call(id, { [place]: { [name]: value } })
      kit.expect('check-order', exchange, exchange.status === 401, {
        expected: `401: the session is looked at before ${name} = ${value}`,
      })
    }
  }
}
