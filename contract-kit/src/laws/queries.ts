/** Queries that the contract refuses, and those at the edge of their schemas. */

import type { Operation, Parameter } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, isSame, listAt, shown, textAt } from '../json.ts'
import { type Kit, describe } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { queryReadersFor } from './reading.ts'

export const queries: Scenario = {
  name: 'Queries that are refused',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    for (const { operation, parameters, options } of queryReadersFor(kit, await people.first())) {
      const plain = await kit.call(operation.id, options)
      for (const parameter of parameters) {
        await refuseValues(kit, operation, parameter, options)
        await acceptEdges(kit, parameter, plain, (query) => kit.call(operation.id, { ...options, query }))
      }
      await ignoreUnknown(kit, operation, options)
    }
  },
}

async function refuseValues(
  kit: Kit,
  operation: Operation,
  parameter: Parameter,
  options: CallOptions,
): Promise<void> {
  const refuse = async (value: string): Promise<void> => {
    const exchange = await kit.call(operation.id, { ...options, query: { [parameter.name]: value } })
    const error = listAt(exchange.json, 'errors').find((each) => at(each, 'field') === parameter.name)
    const rule = isTooLong(parameter, value) ? 'max' : 'invalid'
    const isRefused = exchange.status === 422 && textAt(error, 'rule') === rule
    kit.expect('query-refused', exchange, isRefused, {
      expected: `422 with {"field": "${parameter.name}", "rule": "${rule}"} for ${parameter.name}=${value.slice(0, 40)}`,
      seen: `${exchange.status} with ${shown(error ?? 'no error on it')}`,
      place: parameter.pointer,
    })
  }
  await Promise.all(wrongValues(parameter).map(refuse))
}

/** Values at the edge of their schema are accepted. An empty one is no value, and `false` asks for nothing. */
async function acceptEdges(
  kit: Kit,
  { name, schema, pointer }: Parameter,
  plain: Exchange,
  call: (query: Record<string, string>) => Promise<Exchange>,
): Promise<void> {
  for (const value of edgeValues(schema)) {
    const exchange = await call({ [name]: value })
    kit.expect('query-edge', exchange, exchange.status !== 422, {
      expected: `no 422 for ${name}=${value.slice(0, 40)}`,
      place: pointer,
    })
    if (value !== '' && value !== 'false') continue
    kit.expect('query-edge', exchange, isSame(exchange.json, plain.json), {
      expected: `the answer without ${name} for ${value || 'an empty one'}`,
      place: pointer,
    })
  }
}

function edgeValues(schema: Parameter['schema']): string[] {
  const { type, minimum, maximum, enum: choices } = schema
  if (type === 'array') return edgeLists(schema)
  if (type === 'boolean') return ['true', 'false']
  if (choices) return choices.map(String)
  if (type === 'integer') return [minimum ?? [], maximum ?? []].flat().map(String)
  return edgeTexts(schema)
}

/** The empty text and a text of the greatest length, where the pattern accepts them. */
function edgeTexts({ minLength = 0, maxLength, pattern = '' }: Parameter['schema']): string[] {
  if (maxLength === undefined) return []
  const accepts = (text: string) => text.length >= minLength && new RegExp(pattern).test(text)
  return [
    ...[''].filter(accepts),
    ...['x', '1']
      .map((each) => each.repeat(maxLength))
      .filter(accepts)
      .slice(0, 1),
  ]
}

const edgeLists = ({ minItems, maxItems, items }: Parameter['schema']): string[] => [
  ...(minItems === undefined ? [''] : []),
  ...(maxItems === undefined ? [] : [greatestList(maxItems, items?.enum?.map(String) ?? [])]),
]

const greatestList = (most: number, known: string[]) =>
  known.length > 0
    ? Array.from({ length: most }, (_, index) => known[index % known.length]).join(',')
    : manyOf(most - 1)

/** A text or a list that is too long breaks the rule `max`, before any other. */
function isTooLong({ schema }: Parameter, value: string): boolean {
  const isLongList = schema.type === 'array' && value.split(',').length > (schema.maxItems ?? Infinity)
  return isLongList || value.length > (schema.maxLength ?? Infinity)
}

/** Returns values that the parameter's schema forbids. */
function wrongValues({ schema }: Parameter): string[] {
  const { type, minimum, maximum, maxLength, pattern } = schema
  if (type === 'array')
    return [
      'no_such_value',
      ...(schema.minItems ? [''] : []),
      ...(schema.maxItems ? [manyOf(schema.maxItems)] : []),
    ]
  if (type === 'boolean') return ['yes', '2']
  if (type === 'integer') {
    const outside = [
      minimum === undefined ? [] : [minimum - 1],
      maximum === undefined ? [] : [maximum + 1],
    ].flat()
    return ['x', '1.5', ...(schema.enum ? ['1'] : []), ...outside.map(String)]
  }
  if (schema.enum) return ['no_such_value']
  return [
    // A blank counts as a character.
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), `${'x'.repeat(maxLength)} `]),
    ...(pattern === undefined ? [] : ['No such!', '']),
  ]
}

/** Numbers are ids in lists; other lists refuse them as unknown values. */
const manyOf = (most: number) => Array.from({ length: most + 1 }, (_, index) => index + 1).join(',')

async function ignoreUnknown(kit: Kit, operation: Operation, options: CallOptions): Promise<void> {
  const plain = await kit.call(operation.id, options)
  const tracked = await kit.call(operation.id, { ...options, query: { utm_source: 'kit' } })
  const isIgnored = tracked.status === plain.status && isSame(tracked.json, plain.json)
  kit.expect('query-ignored', tracked, isIgnored, { expected: describe(plain) })
}
