/** Judges the requests of an app. */

import type { Contract } from '../contract/contract.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseJson } from '../json.ts'
import type { JudgedFault } from '../run/judge.ts'

export function judgeRequest(contract: Contract, exchange: Exchange): JudgedFault[] {
  const { operation, request, status } = exchange
  if (!operation)
    return [
      {
        rule: 'request-known',
        expected: 'an operation of the contract',
        seen: `${request.method} ${request.url.pathname}`,
        place: '#/paths',
      },
    ]
  // A backend that refuses the request reports the app's mistake itself; one that accepts it hides the mistake.
  if (operation.body?.type !== 'application/json' || status >= 300) return []
  const body = parseJson(request.text ?? '')
  return contract
    .validate(operation.body.pointer, body)
    .map(({ expected, seen, place }) => ({ rule: 'request-schema', expected, seen, place }))
}
