/** Writes with bodies that the contract refuses. None of them may change anything. */

import type { Operation } from '../contract/operations.ts'
import { brokenRules } from '../generate/broken.ts'
import { coercedBodies } from '../generate/coerced.ts'
import { greatestBodies } from '../generate/greatest.ts'
import { strangeRows } from '../generate/strangeRows.ts'
import { type WrongBody, type WrongError, wrongBodies } from '../generate/wrong.ts'
import { type JsonObject, listAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { callBelowLimit, writers, rightBodies } from './writers.ts'

export const bodies: Scenario = {
  name: 'Fields that are refused',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    for (const { operation, body, options } of await writers(kit, people, 'first')) {
      for (const right of rightBodies(body)) {
        const cases = [
          ...wrongBodies(kit.contract, operation, right),
          ...coercedBodies(kit.contract, operation, right),
          ...strangeRows(kit.contract, operation, right),
          // The token of a link is checked before the rules of the other fields.
          ...(operation.id === 'resetPassword' ? [] : brokenRules(operation, right)),
        ]
        await refuseAll(kit, operation, cases, options)
        await acceptGreatest(kit, operation, right, options)
      }
    }
  },
}

/** Sends wrong bodies until the limit of calls. */
async function refuseAll(
  kit: Kit,
  operation: Operation,
  cases: WrongBody[],
  options: CallOptions,
): Promise<void> {
  for (const wrong of cases) if (!(await refuse(kit, operation, wrong, options))) return
}

/** Sends a wrong body in each language. Returns false at the limit of calls. */
async function refuse(
  kit: Kit,
  operation: Operation,
  wrong: WrongBody,
  options: CallOptions,
): Promise<boolean> {
  for (const lang of kit.settings.languages) {
    const exchange = await callBelowLimit(kit, operation, { ...options, lang, body: wrong.body })
    if (!exchange) return false
    const expected = listed(wrong.errors)
    const seen = listed(
      listAt(exchange.json, 'errors').map((error) => ({
        field: textAt(error, 'field'),
        rule: textAt(error, 'rule'),
      })),
    )
    kit.expect(wrong.rule, exchange, exchange.status === 422 && seen === expected, {
      expected: `422 with exactly these errors, in this order: ${expected}`,
      seen: `${exchange.status} with ${seen || 'no errors'}`,
      place: exchange.operation?.body?.pointer ?? '',
    })
  }
  return true
}

/** Expects that values at the edge of their schemas are not refused as too long or unknown. */
async function acceptGreatest(
  kit: Kit,
  operation: Operation,
  right: JsonObject,
  options: CallOptions,
): Promise<void> {
  for (const { body, fields } of greatestBodies(operation, right, kit.contract.resolve)) {
    const exchange = await callBelowLimit(kit, operation, { ...options, body })
    if (!exchange) return
    const refused = listAt(exchange.json, 'errors').find(
      (error) =>
        fields.includes(textAt(error, 'field').split('.')[0] ?? '') &&
        ['max', 'invalid'].includes(textAt(error, 'rule')),
    )
    kit.expect('field-edge', exchange, exchange.status === 422 && refused === undefined, {
      expected: '422 for noSuchField alone: the other values are within their schemas',
      seen: `${exchange.status} with ${textAt(refused, 'field')} ${textAt(refused, 'rule')}`,
    })
  }
}

const listed = (errors: WrongError[]) => errors.map(({ field, rule }) => `${field} ${rule}`).join(', ')
