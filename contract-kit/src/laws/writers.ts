/** Operations with a body, and calls of them below their limit. */

import type { Media, Operation } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { type JsonObject, at, isObject } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type People, newEmail } from '../run/people.ts'
import type { CallOptions } from '../run/request.ts'

/** Writes that replace an applicant's data, so that they may be repeated. */
export const replacingWrites = [
  'updateProfile',
  'updateWorkingHistory',
  'updateWorkingHistoryAddition',
  'storeResume',
  'storeCareer',
]

/** Calls an operation; at its limit the clock of the adapter is moved. Returns null at a limit without a clock. */
export async function callBelowLimit(
  kit: Kit,
  operation: Operation,
  options: CallOptions,
): Promise<Exchange | null> {
  const exchange = await kit.call(operation.id, options)
  const seconds = Number(exchange.headers.get('Retry-After'))
  if (exchange.status !== 429) return exchange
  if (kit.adapter.clock && seconds > 0) {
    // A second more: the target and the model count a call at moments of their own.
    await kit.adapter.clock.advance((seconds + 1) * 1000)
    const again = await kit.call(operation.id, options)
    if (again.status !== 429) return again
  }
  reportLimit(kit, operation, exchange)
  return null
}

export type Writer = { operation: Operation; body: Media; options: CallOptions }

/** Returns the selected operations with a body, with a session where they need one. */
export async function writers(kit: Kit, people: People, who: 'first' | 'second'): Promise<Writer[]> {
  const person = await people[who]()
  return kit.operations.flatMap((operation) => {
    const { body, isSecured } = operation
    if (!body || (isSecured && !person)) return []
    return [{ operation, body, options: isSecured && person ? { as: person.browser } : {} }]
  })
}

/** Returns the example of a body, with unused addresses. */
export const rightBody = (media: Media): JsonObject | null => rightBodies(media)[0] ?? null

/** Returns an example of each kind of a form, or the first example. */
export function rightBodies({ examples }: Media): JsonObject[] {
  const values = examples.map(({ value }) => value).filter((value) => isObject(value))
  const kinds = values.map((value) => at(value, 'kind'))
  return values
    .filter((_, index) => kinds.indexOf(kinds[index]) === index)
    .map((value) => {
      const email = newEmail('entry')
      return 'email_confirm' in value ? { ...value, email, email_confirm: email } : value
    })
}

/** A limit is no fault: the rest of the cases is left out. */
function reportLimit(kit: Kit, operation: Operation, exchange: Exchange): void {
  kit.expect('rate-limit', exchange, Number(exchange.headers.get('Retry-After')) > 0, {
    expected: '429 with Retry-After in seconds',
  })
  kit.skip(
    operation.id,
    'the limit of calls was reached, so some bodies were not sent; with the hook clock all are',
  )
}
