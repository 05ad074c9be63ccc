/** Writes with bodies that the contract refuses. None of them may change anything. */
import type { Media, Operation } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { type WrongBody, wrongBodies } from '../generate/wrong.ts'
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
      const right = rightBody(body)
      if (!right) continue
      const isForm = body.type === 'multipart/form-data'
      for (const wrong of wrongBodies(body.schema, right, kit.contract.resolve, isForm)) {
        const exchange = await kit.call(operation.id, { ...options, body: wrong.body })
        if (isLimited(kit, operation, exchange)) break
        await expectRefused(kit, exchange, wrong, (field) =>
          kit.call(operation.id, { ...options, body: onlyWrong(right, wrong, field) }),
        )
      }
    }
  },
}

export type Writer = { operation: Operation; body: Media; options: CallOptions }

/** Returns the selected operations with a body, with a session where they need one. */
async function writers(kit: Kit, people: People, who: 'first' | 'second'): Promise<Writer[]> {
  const person = await people[who]()
  return kit.contract.operations.filter(kit.settings.isSelected).flatMap((operation) => {
    const { body, isSecured } = operation
    if (!body || (isSecured && !person)) return []
    return [{ operation, body, options: isSecured && person ? { as: person.browser } : {} }]
  })
}

/** Returns the example of a body, with unused addresses. */
export function rightBody({ examples }: Media): JsonObject | null {
  const value = examples[0]?.value
  if (!isObject(value)) return null
  const email = newEmail('entry')
  const isNew = 'email_confirm' in value
  return isNew ? { ...value, email, email_confirm: email } : value
}

/** A limit is no fault: the rest of the cases is left out. */
function isLimited(kit: Kit, operation: Operation, exchange: Exchange): boolean {
  if (exchange.status !== 429) return false
  kit.expect('rate-limit', exchange, Number(exchange.headers.get('Retry-After')) > 0, {
    expected: '429 with Retry-After in seconds',
  })
  kit.skip(operation.id, 'the limit of calls was reached, so some wrong bodies were not sent')
  return true
}

/**
 * Expects an error on each wrong field. Another wrong field may hide one: the kind of an inquiry, for example, decides which fields count.
 * A field that is missing in the answer is sent again as the only wrong one.
 */
async function expectRefused(
  kit: Kit,
  exchange: Exchange,
  wrong: WrongBody,
  callAgain: (field: string) => Promise<Exchange>,
): Promise<void> {
  const place = exchange.operation?.body?.pointer ?? ''
  for (const field of wrong.fields) {
    const isNamed = isRefusal(exchange, field, wrong.names)
    const judged = isNamed ? exchange : await callAgain(field)
    if (judged.status === 429) return
    kit.expect(wrong.rule, judged, isRefusal(judged, field, wrong.names), {
      expected: `422 with an error on ${field}${wrong.names === null ? '' : ` by the rule ${wrong.names[0]}`}`,
      place,
    })
  }
}

function isRefusal({ status, json }: Exchange, field: string, names: string[] | null): boolean {
  const error = listAt(json, 'errors').find((each) => isAbout(textAt(each, 'field'), field))
  return status === 422 && error !== undefined && (names === null || names.includes(textAt(error, 'rule')))
}

/** Returns the right body with one field of the wrong one. */
function onlyWrong(right: JsonObject, { body }: WrongBody, field: string): JsonObject {
  const { [field]: _, ...rest } = right
  const value = body[field]
  return value === undefined ? rest : { ...rest, [field]: value }
}

/** An error on a row or on its first field counts for the list. */
const isAbout = (found: string, field: string) => found === field || found.startsWith(`${field}.`)

type Malformed = {
  rule: 'body-malformed' | 'body-media-type' | 'body-size'
  status: number
  raw: NonNullable<CallOptions['raw']>
}

const json = 'application/json'
/** Above the limits of every operation. */
const SIZE = 2_400_000

/** Broken bodies for an operation that takes JSON, and one that takes a form. */
function malformed({ type }: Media): Malformed[] {
  const wrongTypes: Malformed[] = [
    { rule: 'body-media-type', status: 415, raw: { text: 'a=b', type: 'text/plain' } },
    { rule: 'body-media-type', status: 415, raw: { text: '{}', type: null } },
  ]
  if (type !== json)
    return [
      { rule: 'body-malformed', status: 400, raw: { text: 'no parts', type: `${type}; boundary=x` } },
      { rule: 'body-media-type', status: 415, raw: { text: '{}', type: json } },
      { rule: 'body-size', status: 413, raw: { text: 'x'.repeat(SIZE), type: `${type}; boundary=x` } },
      ...wrongTypes,
    ]
  const texts = ['{"a":', '[]', '"text"', '12', 'null']
  return [
    ...texts.map((text): Malformed => ({ rule: 'body-malformed', status: 400, raw: { text, type: json } })),
    ...wrongTypes,
    { rule: 'body-size', status: 413, raw: { text: `{"a":"${'x'.repeat(SIZE)}"}`, type: json } },
  ]
}

export const malformedBodies: Scenario = {
  name: 'Bodies that are broken',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    for (const { operation, body, options } of await writers(kit, people, 'second')) {
      for (const { rule, status, raw } of malformed(body)) {
        const exchange = await kit.call(operation.id, { ...options, raw })
        if (isLimited(kit, operation, exchange)) break
        // A server may hang up on a body that is too large before it was sent.
        if (rule === 'body-size' && exchange.status === 0) continue
        kit.expect(rule, exchange, exchange.status === status, {
          expected: `${status} for ${raw.text.slice(0, 12)} as ${raw.type ?? 'no media type'}`,
        })
      }
    }
  },
}

export const requestedWith: Scenario = {
  name: 'Writes without X-Requested-With',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    for (const operation of kit.contract.operations.filter(kit.settings.isSelected)) {
      if (!operation.parameters.some(({ name }) => name === 'X-Requested-With')) continue
      const exchange = await kit.call(operation.id, {
        ...(operation.isSecured && person && { as: person.browser }),
        without: ['X-Requested-With'],
        ...(operation.body && { body: {} }),
      })
      const isRefused = exchange.status === 403 && textAt(exchange.json, 'type') === '/problems/forbidden'
      kit.expect('requested-with', exchange, isRefused, { expected: '403 /problems/forbidden' })
    }
  },
}

export const sessionRequired: Scenario = {
  name: 'Protected operations without a session',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    for (const operation of kit.contract.operations.filter(kit.settings.isSelected)) {
      if (!operation.isSecured || (operation.method !== 'GET' && !kit.settings.allowWrites)) continue
      for (const lang of kit.settings.languages) {
        const exchange = await kit.call(operation.id, { lang, ...(operation.body && { body: {} }) })
        const isRefused = exchange.status === 401 && at(exchange.json, 'type') === '/problems/unauthorized'
        kit.expect('session-required', exchange, isRefused, { expected: '401 /problems/unauthorized' })
      }
      const wrong = {
        Cookie: 'hashi_sid=no-such-session; __Host-hashi_sid=no-such-session; hashi_session=1',
      }
      const forged = await kit.call(operation.id, { headers: wrong, ...(operation.body && { body: {} }) })
      kit.expect('session-required', forged, forged.status === 401, {
        expected: '401 for an unknown session',
      })
    }
  },
}
