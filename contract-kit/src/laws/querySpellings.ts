/** Other spellings of query values, and names that are repeated. */

import type { Operation, Parameter } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type CallOptions, fillPath } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { wide } from './paths.ts'
import { queryReadersFor } from './reading.ts'

export const querySpellings: Scenario = {
  name: 'Other spellings of queries',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const { operation, parameters, options } of queryReadersFor(kit, person)) {
      for (const parameter of parameters) {
        await Promise.all(
          loose(parameter).map((value) =>
            refuse(kit, operation, { ...options, query: { [parameter.name]: value } }, parameter),
          ),
        )
        await (parameter.schema.type === 'array'
          ? expectOneList(kit, operation, parameter, options)
          : refuseRepeated(kit, operation, parameter, options))
      }
    }
  },
}

async function refuse(
  kit: Kit,
  operation: Operation,
  options: CallOptions,
  { name, pointer }: Parameter,
): Promise<void> {
  for (const lang of kit.settings.languages) {
    const exchange = await kit.call(operation.id, { ...options, lang })
    const [error] = listAt(exchange.json, 'errors')
    const isFine =
      exchange.status === 422 && at(error, 'field') === name && listAt(exchange.json, 'errors').length === 1
    kit.expect('query-refused', exchange, isFine, {
      expected: `422 with one error, on ${name}, for ${exchange.request.url.search}`,
      place: pointer,
    })
  }
}

/** Values that a careless reader takes for those of the schema. */
function loose(parameter: Parameter): string[] {
  const { type, enum: choices, items } = parameter.schema
  if (type === 'integer') {
    const right = shown(choices?.[0] ?? 1)
    return [`0${right}`, `+${right}`, ` ${right}`, `${right}.0`, `${right}e0`, wide(right), '']
  }
  if (type === 'boolean') return ['TRUE', '1', 'on', ' true', '']
  const keys = (items?.enum ?? choices ?? []).filter((each) => typeof each === 'string')
  return keys.length > 0 ? [...looseKeys(keys), ...(type === 'array' ? [] : [''])] : looseTexts(parameter)
}

function looseKeys(keys: string[]): string[] {
  const [key = ''] = keys
  const hyphened = keys.find((each) => each.includes('_'))?.replaceAll('_', '-')
  return [key.toUpperCase(), ` ${key}`, `${key},NO_SUCH`, ...(hyphened === undefined ? [] : [hyphened])]
}

/** Blanks belong to a text, unless the schema has a pattern without them. A list is joined by commas. */
const looseTexts = ({ schema: { type, pattern }, example }: Parameter): string[] =>
  type === 'array' || pattern !== undefined ? [` ${joined(example)}`] : []

const joined = (value: Json | undefined): string =>
  [value]
    .flat()
    .map((each) => shown(each))
    .join(',')

/** Calls with a query as it is written, such as one that repeats a name. */
async function callWith(
  kit: Kit,
  operation: Operation,
  options: CallOptions,
  query: string,
): Promise<Exchange> {
  const path = `${fillPath(operation)}?${query}`
  return { ...(await kit.callPath('GET', path, { ...options, isJudged: false })), operation }
}

async function refuseRepeated(
  kit: Kit,
  operation: Operation,
  { name, schema, example, pointer }: Parameter,
  options: CallOptions,
): Promise<void> {
  const value = schema.type === 'boolean' ? 'true' : shown(example ?? schema.enum?.[0] ?? 1)
  const pair = new URLSearchParams({ [name]: value })
  const exchange = await callWith(kit, operation, options, `${pair}&${pair}`)
  const [error] = listAt(exchange.json, 'errors')
  const isRefused = exchange.status === 422 && at(error, 'field') === name && at(error, 'rule') === 'invalid'
  kit.expect('query-refused', exchange, isRefused, {
    expected: `422 with ${name} invalid for a repeated ${name}`,
    place: pointer,
  })
}

/** The values of a repeated name are one list, as with commas. */
async function expectOneList(
  kit: Kit,
  operation: Operation,
  { name, schema, pointer }: Parameter,
  options: CallOptions,
): Promise<void> {
  const choices = (schema.items?.enum ?? []).map(String)
  const [one = '', other = ''] = choices.length > 0 ? [choices[0], choices.at(-1)] : await knownIds(kit)
  for (const values of [
    [one, other],
    [other, one],
  ]) {
    const plain = await kit.call(operation.id, { ...options, query: { [name]: values.join(',') } })
    const query = values.map((value) => `${name}=${value}`).join('&')
    const exchange = await callWith(kit, operation, options, query)
    const isFine = exchange.status === plain.status && isSame(exchange.json, plain.json)
    kit.expect('query-edge', exchange, isFine, {
      expected: `the answer for ${name}=${values.join(',')}: the values of a repeated name are one list`,
      place: pointer,
    })
  }
}

async function knownIds(kit: Kit): Promise<string[]> {
  const { json } = await kit.call('searchJobs', { query: { perPage: 2 } })
  return listAt(json, 'jobs').map((job) => shown(at(job, 'job_id')))
}
