/** Unknown names and nulls within the rows of lists. */

import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'
import { type JsonObject, isObject } from '../json.ts'
import type { Rule } from '../rules.ts'
import { withUnknownField } from './unknownField.ts'
import type { WrongBody } from './wrong.ts'

type Row = { rule: Rule; more: (properties: [string, Schema][]) => JsonObject }

const cases: Row[] = [
  { rule: 'field-unknown', more: () => withUnknownField({}) },
  {
    rule: 'field-null',
    more: (properties) =>
      Object.fromEntries(properties.filter(([, each]) => !allowsNull(each)).map(([name]) => [name, null])),
  },
]

const allowsNull = ({ type, enum: choices, anyOf }: Schema) =>
  [type].flat().includes('null') || choices?.includes(null) === true || anyOf !== undefined

/** Returns a body for each case, with the first row of each list wrong. */
export function strangeRows(
  { resolve }: Contract,
  { body: media }: Operation,
  right: JsonObject,
): WrongBody[] {
  const lists = Object.entries(media?.schema.properties ?? {}).flatMap(([name, source]) => {
    const { items } = resolve(source)
    const { properties } = items ? resolve(items) : {}
    const rows = right[name]
    return properties && Array.isArray(rows) && isObject(rows[0]) ? [{ name, properties, rows }] : []
  })
  if (lists.length === 0) return []
  return cases.map(({ rule, more }) => {
    const body = { ...right }
    const fields: string[] = []
    for (const { name, properties, rows } of lists) {
      const wrong = more(Object.entries(properties).map(([each, schema]) => [each, resolve(schema)]))
      const [first] = rows
      body[name] = [{ ...(isObject(first) && first), ...wrong }, ...rows.slice(1)]
      fields.push(...Object.keys(wrong).map((each) => `${name}.0.${each}`))
    }
    return { rule, body, errors: fields.map((field) => ({ field, rule: 'invalid' })) }
  })
}
