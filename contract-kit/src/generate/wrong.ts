/** Makes bodies wrong: each case breaks one kind of rule in all fields at once, because `errors` names every wrong field. */
import type { Schema } from '../contract/document.ts'
import type { JsonObject } from '../json.ts'
import type { Rule } from '../rules.ts'

export type WrongBody = {
  rule: Rule
  body: JsonObject
  /** The fields that are wrong. */
  fields: string[]
  /** The rules that `errors` may name for them; null for any. */
  names: string[] | null
}

/** A number that is an option of no list. */
const UNUSED = 987_654_321

export type FieldOf = (schema: Schema) => Schema

/** Returns the wrong bodies of a schema, made from a right one. `resolve` follows references. */
export function wrongBodies(
  { properties = {}, required = [] }: Schema,
  right: JsonObject,
  resolve: FieldOf,
  isForm: boolean,
): WrongBody[] {
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, schema: resolve(schema) }))
  const cases: [Rule, string[] | null, (name: string, schema: Schema) => unknown][] = [
    ['field-type', ['invalid'], (_, schema) => wrongType(schema, isForm)],
    ['field-length', ['max', 'fileNameLength'], (_, schema) => tooLong(schema)],
    ['field-choice', null, (_, schema) => wrongChoice(schema)],
    ['field-count', null, (name, schema) => tooMany(schema, resolve, right[name])],
    ['field-null', ['invalid'], (_, schema) => (isForm || allowsNull(schema) ? undefined : null)],
  ]
  const missing: WrongBody = { rule: 'field-missing', body: {}, fields: required, names: null }
  const made = cases.map(([rule, names, make]): WrongBody => {
    const values = fields.map(({ name, schema }) => [name, make(name, schema)] as const)
    const wrong = Object.fromEntries(values.filter(([, value]) => value !== undefined)) as JsonObject
    return { rule, body: { ...right, ...wrong }, fields: Object.keys(wrong), names }
  })
  const unknown: WrongBody = {
    rule: 'field-unknown',
    body: { ...right, noSuchField: 'x' },
    fields: ['noSuchField'],
    names: ['invalid'],
  }
  return [missing, ...made, unknown].filter(({ fields: wrong }) => wrong.length > 0)
}

const typesOf = ({ type = [] }: Schema) => [type].flat()
const allowsNull = (schema: Schema) =>
  typesOf(schema).includes('null') || schema.enum?.includes(null) === true

/** In a form every value is text, so a text cannot have the wrong type. */
function wrongType(schema: Schema, isForm: boolean): unknown {
  const types = typesOf(schema)
  if (schema.contentMediaType !== undefined) return undefined
  if (types.includes('string')) return isForm ? undefined : 12
  if (types.includes('integer') || types.includes('boolean')) return isForm ? 'x' : { wrong: true }
  if (types.includes('array')) return isForm ? undefined : 'x'
  return types.includes('object') && !isForm ? 'x' : undefined
}

function tooLong({ maxLength, enum: choices, contentMediaType, pattern, format }: Schema): unknown {
  const isText = maxLength !== undefined && !choices && !contentMediaType && !pattern && !format
  return isText && maxLength < 100_000 ? 'x'.repeat(maxLength + 1) : undefined
}

function wrongChoice({ type, enum: choices, format }: Schema): unknown {
  if (format === 'date') return '2026-02-31'
  if (!choices) return undefined
  return [type].flat().includes('string') ? 'no_such_choice' : UNUSED
}

function tooMany(schema: Schema, resolve: FieldOf, right: unknown): unknown {
  if (!typesOf(schema).includes('array') || schema.maxItems === undefined || schema.maxItems > 150)
    return undefined
  const [first] = Array.isArray(right) ? (right as unknown[]) : []
  const item = schema.items ? resolve(schema.items) : {}
  const value = first ?? item.enum?.[0] ?? (typesOf(item).includes('integer') ? 1 : undefined)
  return value === undefined ? undefined : Array.from({ length: schema.maxItems + 1 }, () => value)
}
