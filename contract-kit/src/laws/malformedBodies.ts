/** Writes with bodies that are not of the media type of their operation. */

import type { Media, Operation } from '../contract/operations.ts'
import { withUnknownField } from '../generate/unknownField.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { callBelowLimit, writers } from './writers.ts'

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

/** Texts that many readers of JSON take: they stop after the first value, or know more numbers and commas than RFC 8259. */
const notQuiteJson = ['{"a":1} {"b":2}', '{"a":NaN}', '{"a":1,}']

/** Types that contain the right one, or begin as it does. */
const alike = (type: string) => [
  'application/vnd.api+json',
  `${type}-patch+json`,
  `x-${type}`,
  `text/plain; type=${type}`,
]

/** Broken bodies for an operation that takes JSON, and one that takes a form. */
function malformed({ type }: Media): Malformed[] {
  const wrongTypes: Malformed[] = [
    { rule: 'body-media-type', status: 415, raw: { text: 'a=b', type: 'text/plain' } },
    { rule: 'body-media-type', status: 415, raw: { text: '{}', type: null } },
    ...alike(type).map((other): Malformed => ({
      rule: 'body-media-type',
      status: 415,
      raw: { text: '{}', type: other },
    })),
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
  const texts = ['{"a":', '[]', '"text"', '12', 'null', ...notQuiteJson]
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
      await sendMark(kit, operation, options)
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

/** Sends a body in each spelling of its type. */
async function spellType(kit: Kit, operation: Operation, options: CallOptions): Promise<void> {
  if (operation.body?.type !== json) return
  for (const type of spelled) {
    const raw = { text: JSON.stringify(withUnknownField({})), type }
    const exchange = await callBelowLimit(kit, operation, { ...options, raw })
    if (!exchange) return
    kit.expect('body-media-type', exchange, exchange.status === 422, {
      expected: `422 for the unknown field: ${type} is JSON`,
    })
  }
}

/** A reader of JSON may skip a byte order mark or refuse it. The model skips it, so its answer is no judge. */
async function sendMark(kit: Kit, operation: Operation, options: CallOptions): Promise<void> {
  if (operation.body?.type !== json) return
  const raw = { text: `\uFEFF${JSON.stringify(withUnknownField({}))}`, type: json }
  const exchange = await callBelowLimit(kit, operation, { ...options, raw, isJudged: false })
  if (!exchange) return
  kit.expect('body-malformed', exchange, [400, 422].includes(exchange.status), {
    expected: '400 for a byte order mark before JSON, or 422 for the unknown field after it',
  })
}
