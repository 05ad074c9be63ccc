/** Requests made by chance from the schemas, with a seed. A failure is shrunk to the smallest request that still fails. */

import fc from 'fast-check'
import type { Operation } from '../contract/operations.ts'
import { countCheck } from '../findings.ts'
import { arbitraryOf } from '../generate/arbitrary.ts'
import { type Json, isObject, shown } from '../json.ts'
import { queryReadersFor } from '../laws/reading.ts'
import { replacingWrites } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { register } from './registration.ts'

export const generatedQueries: Scenario = {
  name: 'Generated queries',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    for (const { operation, parameters, options } of queryReadersFor(kit, await people.first())) {
      const fields = parameters.map(
        ({ name, schema }) => [name, arbitraryOf(schema, kit.contract.resolve)] as const,
      )
      const queries = fc.record<Record<string, Json>, string>(Object.fromEntries(fields), {
        requiredKeys: [],
      })
      const optionsOf = (query: Json): CallOptions => ({ ...options, query: textsOf(query) })
      // Another backend may not have the thing of the example.
      const statuses = operation.path.includes('{') ? [200, 404] : [200]
      await tryAll(kit, operation, { values: queries, optionsOf, statuses })
    }
  },
}

/** A list in a query is joined by commas. */
function textsOf(query: Json): Record<string, string> {
  if (!isObject(query)) return {}
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      [value]
        .flat()
        .map((each) => shown(each, Infinity))
        .join(','),
    ]),
  )
}

const replacing = [...replacingWrites, 'updateInterestedList']

export const generatedBodies: Scenario = {
  name: 'Generated bodies',
  operations: replacing,
  writes: true,
  run: async (kit) => {
    if (kit.settings.generated === 0) return
    if (!kit.adapter.lastMail)
      return kit.skip(
        'Generated bodies',
        'they need an applicant of their own, so the adapter needs lastMail',
      )
    const person = await register(kit, 'en')
    if (!person) return
    for (const id of replacing) {
      const operation = kit.contract.operation(id)
      if (!operation.body || !kit.settings.isSelected(operation)) continue
      const bodies = arbitraryOf(operation.body.schema, kit.contract.resolve)
      // Rules go beyond the schema, so a generated body may be refused, but only in the declared way.
      const optionsOf = (body: Json): CallOptions => ({ as: person.browser, body })
      await tryAll(kit, operation, { values: bodies, optionsOf, statuses: [200, 422] })
    }
  },
}

type Trial = {
  values: fc.Arbitrary<Json>
  optionsOf: (value: Json) => CallOptions
  /** The statuses that a value may get. */
  statuses: number[]
}

/** Tries generated values, and reduces those with an undeclared status or a fault to the smallest one. */
async function tryAll(kit: Kit, operation: Operation, { values, optionsOf, statuses }: Trial): Promise<void> {
  const isFine = async (value: Json): Promise<boolean> => {
    const exchange = await kit.call(operation.id, { ...optionsOf(value), isJudged: false })
    return statuses.includes(exchange.status) && kit.judge(exchange).length === 0
  }
  const { seed, generated } = kit.settings
  const result = await fc.check(fc.asyncProperty(values, isFine), { seed, numRuns: generated })
  const [smallest] = result.counterexample ?? []
  if (smallest === undefined) return countCheck(kit.log, operation.id, 'generated-request')
  // A fault of the answer is reported by its own rule.
  const exchange = await kit.call(operation.id, optionsOf(smallest))
  kit.expect('generated-request', exchange, statuses.includes(exchange.status), {
    expected: `${statuses.join(' or ')}, as the contract declares`,
  })
}
