/** Writes with bodies that the contract refuses. None of them may change anything. */
import type { Media, Operation } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { type WrongBody, type WrongError, wrongBodies } from '../generate/wrong.ts'
import { greatestBodies } from '../generate/greatest.ts'
import { brokenRules } from '../generate/broken.ts'
import { type JsonObject, at, isObject, listAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import { type People, newEmail } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'

export const bodies: Scenario = {
  name: 'Fields that are refused',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    for (const { operation, body, options } of await writers(kit, people, 'first')) {
      for (const right of rightBodies(body)) {
        const cases = [
          ...wrongBodies(kit.contract, operation, right),
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
    await kit.adapter.clock.advance(seconds * 1000)
    const again = await kit.call(operation.id, options)
    if (again.status !== 429) return again
  }
  reportLimit(kit, operation, exchange)
  return null
}

export type Writer = { operation: Operation; body: Media; options: CallOptions }

/** Returns the selected operations with a body, with a session where they need one. */
async function writers(kit: Kit, people: People, who: 'first' | 'second'): Promise<Writer[]> {
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
function rightBodies({ examples }: Media): JsonObject[] {
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
  kit.skip(operation.id, 'the limit of calls was reached, so some wrong bodies were not sent')
}

type Malformed = {
  rule: 'body-malformed' | 'body-media-type' | 'body-size'
  status: number
  raw: NonNullable<CallOptions['raw']>
}

const json = 'application/json'
/** Above the limits of every operation. */
const SIZE = 2_400_000

/** A form with one name, which may have any characters. */
const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--x--\r\n'

/** More parts than any form has. */
const manyParts = part.replace('--x--\r\n', '').repeat(2000) + '--x--\r\n'

/** One name more than an object may have. */
const manyNames = JSON.stringify(
  Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`name${index}`, 'x'])),
)

/** Broken bodies for an operation that takes JSON, and one that takes a form. */
function malformed({ type }: Media): Malformed[] {
  const wrongTypes: Malformed[] = [
    { rule: 'body-media-type', status: 415, raw: { text: 'a=b', type: 'text/plain' } },
    { rule: 'body-media-type', status: 415, raw: { text: '{}', type: null } },
  ]
  if (type !== json)
    return [
      ...[
        { text: 'no parts', type: `${type}; boundary=x` },
        { text: part, type: `${type}; boundary=x; boundary=y` },
        { text: part, type: `${type}; boundary=x; size=1` },
        { text: part, type },
        { text: part.replace('Ana', 'An\xE1'), type: `${type}; boundary=x`, isBytes: true },
      ].map((raw): Malformed => ({ rule: 'body-malformed', status: 400, raw })),
      { rule: 'body-media-type', status: 415, raw: { text: '{}', type: json } },
      { rule: 'body-size', status: 413, raw: { text: manyParts, type: `${type}; boundary=x` } },
      { rule: 'body-size', status: 413, raw: { text: 'x'.repeat(SIZE), type: `${type}; boundary=x` } },
      ...wrongTypes,
    ]
  const texts = ['{"a":', '[]', '"text"', '12', 'null']
  return [
    { rule: 'body-malformed', status: 400, raw: { text: '{"a":"\xE1"}', type: json, isBytes: true } },
    ...texts.map((text): Malformed => ({ rule: 'body-malformed', status: 400, raw: { text, type: json } })),
    ...wrongTypes,
    { rule: 'body-size', status: 413, raw: { text: manyNames, type: json } },
    { rule: 'body-size', status: 413, raw: { text: `{"a":"${'x'.repeat(SIZE)}"}`, type: json } },
  ]
}

export const malformedBodies: Scenario = {
  name: 'Bodies that are broken',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    for (const { operation, body, options } of await writers(kit, people, 'second')) {
      await spellType(kit, operation, options)
      for (const { rule, status, raw } of malformed(body)) {
        const exchange = await callBelowLimit(kit, operation, { ...options, raw })
        if (!exchange) break
        // A server may hang up on a body that is too large before it was sent.
        if (rule === 'body-size' && exchange.status === 0) continue
        kit.expect(rule, exchange, exchange.status === status, {
          expected: `${status} for ${raw.text.slice(0, 12)} as ${raw.type ?? 'no media type'}`,
        })
      }
    }
  },
}

/** Other spellings of the media type of JSON. */
const spelled = ['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'Application/JSON']

/** Sends a body with an unknown field, which has no effect, in each spelling of its type. */
async function spellType(kit: Kit, operation: Operation, options: CallOptions): Promise<void> {
  if (operation.body?.type !== json) return
  for (const type of spelled) {
    const raw = { text: '{"noSuchField":"x"}', type }
    const exchange = await callBelowLimit(kit, operation, { ...options, raw })
    if (!exchange) return
    kit.expect('body-media-type', exchange, exchange.status === 422, {
      expected: `422 for the unknown field: ${type} is JSON`,
    })
  }
}
