/** Writes with bodies that the contract refuses. None of them may change anything. */

import type { Operation } from '../contract/operations.ts'
import { ruleBreakingBodies } from '../generate/broken.ts'
import { coercedBodies } from '../generate/coerced.ts'
import { greatestBodies } from '../generate/greatest.ts'
import { strangeRows } from '../generate/strangeRows.ts'
import { UNKNOWN_FIELD } from '../generate/unknownField.ts'
import { type WrongBody, type WrongError, wrongBodies } from '../generate/wrong.ts'
import { groupBy } from '../groups.ts'
import { type Exchange, brokenRules } from '../http/exchange.ts'
import { type JsonObject, canonical, listAt, textAt } from '../json.ts'
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
      const kinds = rightBodies(body)
      for (const right of kinds) await acceptGreatest(kit, operation, right, options)
      const cases = kinds.map((right) => casesOf(kit, operation, right))
      await refuseAll(kit, operation, newFirst(cases), options)
    }
  },
}

const casesOf = (kit: Kit, operation: Operation, right: JsonObject): WrongBody[] => [
  ...wrongBodies(kit.contract, operation, right),
  ...coercedBodies(kit.contract, operation, right),
  ...strangeRows(kit.contract, operation, right),
  // The token of a link is checked before the rules of the other fields.
  ...(operation.id === 'resetPassword' ? [] : ruleBreakingBodies(operation, right)),
]

/**
 * Returns the bodies of all kinds of a form. The kinds share most fields, and a fault in one is rarely a fault of one kind alone, so bodies with the
 * errors of an earlier kind's come last: a limit of calls leaves them out first.
 */
function newFirst(kinds: WrongBody[][]): WrongBody[] {
  const known = new Map<string, number>()
  const ranked = kinds.flatMap((cases) => {
    const counts = groupBy(cases, ({ rule, errors }) => canonical([rule, errors]))
    return [...counts].flatMap(([key, alike]) => {
      const before = known.get(key) ?? 0
      known.set(key, Math.max(before, alike.length))
      return alike.map((wrong, index) => ({ wrong, isNew: index >= before }))
    })
  })
  return [true, false].flatMap((part) =>
    ranked.flatMap(({ wrong, isNew }) => (isNew === part ? [wrong] : [])),
  )
}

/**
 * Sends each wrong body in each language, until the limit of calls. The first round sends each body once, in turn in one of the languages: the limit
 * of a form with several kinds ends the second round.
 */
async function refuseAll(
  kit: Kit,
  operation: Operation,
  cases: WrongBody[],
  options: CallOptions,
): Promise<void> {
  const { languages } = kit.settings
  for (const round of languages.keys())
    for (const [index, wrong] of cases.entries()) {
      const lang = languages[(index + round) % languages.length] ?? 'en'
      const exchange = await callBelowLimit(kit, operation, { ...options, lang, body: wrong.body })
      if (!exchange) return
      expectRefused(kit, exchange, wrong)
    }
}

function expectRefused(kit: Kit, exchange: Exchange, { rule, errors }: WrongBody): void {
  const expected = listed(errors)
  const seen = brokenRules(exchange).join(', ')
  kit.expect(rule, exchange, exchange.status === 422 && seen === expected, {
    expected: `422 with exactly these errors, in this order: ${expected}`,
    seen: `${exchange.status} with ${seen || 'no errors'}`,
    place: exchange.operation?.body?.pointer ?? '',
  })
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
      expected: `422 for ${UNKNOWN_FIELD} alone: the other values are within their schemas`,
      seen: `${exchange.status} with ${textAt(refused, 'field')} ${textAt(refused, 'rule')}`,
    })
  }
}

const listed = (errors: WrongError[]) => errors.map(({ field, rule }) => `${field} ${rule}`).join(', ')
