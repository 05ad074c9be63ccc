/** Values of another type or spelling that lenient software takes for right ones: a number as text, a decimal, a date with a time. */

import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'
import { type Json, type JsonObject, isObject } from '../json.ts'
import type { WrongBody } from './wrong.ts'

/** Returns another form of a right value, or undefined where the schema has none. */
type Coerce = (schema: Schema, right: Json) => Json | undefined

const has = ({ type = [] }: Schema, name: string) => [type].flat().includes(name)

const asText: Coerce = (schema, right) => {
  if (schema.format === 'date') return '2026-2-3'
  if (typeof right === 'number' && has(schema, 'integer')) return String(right)
  return typeof right === 'boolean' ? String(right) : undefined
}

const asOther: Coerce = (schema, right) => {
  if (schema.format === 'date') return '2026-02-03T00:00:00Z'
  if (typeof right === 'number' && has(schema, 'integer')) return right + 0.5
  if (typeof right === 'boolean') return Number(right)
  return has(schema, 'array') && Array.isArray(right) ? right[0] : undefined
}

const withSlashes: Coerce = ({ format }) => (format === 'date' ? '2026/02/03' : undefined)

/** Returns bodies with such values in all fields, and in the first row of each list. The values of a form are all texts. */
export function coercedBodies(
  { resolve }: Contract,
  { body: media }: Operation,
  right: JsonObject,
): WrongBody[] {
  if (!media || media.type === 'multipart/form-data') return []
  const fields = Object.entries(media.schema.properties ?? {})
  return [asText, asOther, withSlashes].flatMap((coerce) => {
    const errors: string[] = []
    const body = { ...right }
    for (const [name, source] of fields) {
      const schema = resolve(source)
      const value = coerce(schema, right[name] ?? null)
      if (value !== undefined) body[name] = value
      const wrong = value === undefined ? rowOf(schema, right[name], coerce, resolve) : null
      if (wrong) body[name] = wrong.rows
      errors.push(...(value === undefined ? (wrong?.names ?? []).map((each) => `${name}.0.${each}`) : [name]))
    }
    const listed = errors.map((field) => ({ field, rule: 'invalid' }))
    return errors.length === 0 ? [] : [{ rule: 'field-type' as const, body, errors: listed }]
  })
}

/** Returns the rows of a list with such values in the first one, and their names. */
function rowOf(
  { items }: Schema,
  rows: Json | undefined,
  coerce: Coerce,
  resolve: Contract['resolve'],
): { rows: Json[]; names: string[] } | null {
  const first = Array.isArray(rows) ? rows[0] : undefined
  if (!items || !Array.isArray(rows) || !isObject(first)) return null
  const wrong = Object.entries(resolve(items).properties ?? {}).flatMap(([name, schema]) => {
    const value = coerce(resolve(schema), first[name] ?? null)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    rows: [{ ...first, ...Object.fromEntries(wrong) }, ...rows.slice(1)],
    names: wrong.map(([name]) => name),
  }
}
