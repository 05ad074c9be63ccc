/** Makes bodies wrong: each case breaks one kind of rule in all fields at once, because `errors` names every wrong field. */

import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/document.ts'
import { fieldRulesOf, hasKinds, isPresence } from '../contract/fieldRules.ts'
import type { Operation } from '../contract/operations.ts'
import { type JsonObject, isObject } from '../json.ts'
import type { Rule } from '../rules.ts'
import { isFreeText } from './freeText.ts'
import { UNKNOWN_FIELD, withUnknownField } from './unknownField.ts'

export type WrongError = { field: string; rule: string }

export type WrongBody = {
  rule: Rule
  body: JsonObject
  /** The whole list that the answer must have, in its order. */
  errors: WrongError[]
}

/** A number that is an option of no list. */
const UNUSED = 987_654_321

export type FieldOf = (schema: Schema) => Schema

/** Returns the wrong bodies of an operation, made from a right one. */
export function wrongBodies(contract: Contract, operation: Operation, right: JsonObject): WrongBody[] {
  const { schema, type } = operation.body ?? { schema: {}, type: '' }
  const isForm = type === 'multipart/form-data'
  const { resolve } = contract
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => ({
    name,
    schema: resolve(each),
  }))
  // A command line cannot repeat a form with such a text.
  const text = isForm
    ? undefined
    : fields.find(({ name, schema: each }) => isFreeText(each) && !isOfAccount.test(name))?.name
  const cases: [Rule, string, (name: string, schema: Schema) => unknown][] = [
    ['field-type', 'invalid', (_, each) => wrongType(each, isForm)],
    ['field-length', 'max', (_, each) => tooLong(each)],
    ['field-length', 'min', (_, each) => tooShort(each)],
    ['field-choice', 'invalid', (_, each) => wrongChoice(each)],
    ['field-choice', 'invalid', (_, each) => inUpperCase(each)],
    ['field-choice', 'invalid', (_, each) => noneAndOthers(each, resolve)],
    ['field-choice', 'invalid', (name) => (name === text ? NUL : undefined)],
    ['field-choice', 'invalid', (name) => (name === text ? HALF_LETTER : undefined)],
    ['field-count', 'max', (name, each) => tooMany(each, resolve, right[name])],
    ['field-null', 'invalid', (_, each) => (isForm || allowsNull(each) ? undefined : null)],
  ]
  const made = cases.map(([rule, broken, make]): WrongBody => {
    const values = fields.map(({ name, schema: each }) => [name, make(name, each)] as const)
    const wrong = Object.fromEntries(values.filter(([, value]) => value !== undefined)) as JsonObject
    const errors = Object.keys(wrong).map((field) => ({ field, rule: broken }))
    return { rule, body: { ...right, ...wrong }, errors }
  })
  const unknown: WrongBody = {
    rule: 'field-unknown',
    body: { ...withUnknownField(right), anotherField: 'x' },
    errors: [UNKNOWN_FIELD, 'anotherField'].map((field) => ({ field, rule: 'invalid' })),
  }
  const none = missing(operation, schema, right)
  return [none, ...made, wrongRows(fields, right, resolve), unknown, unknownFirst(none)].filter(
    ({ errors }) => errors.length > 0,
  )
}

/** Unknown names come after the fields, in the order of the call, wherever they are in it. */
function unknownFirst({ body, errors }: WrongBody): WrongBody {
  const names = ['zebra', 'anotherField']
  return {
    rule: 'field-unknown',
    body: { ...Object.fromEntries(names.map((name) => [name, 'x'])), ...body },
    errors: errors.length === 0 ? [] : [...errors, ...names.map((field) => ({ field, rule: 'invalid' }))],
  }
}

/** A body without any field, except for the kind that decides about the others. */
function missing(operation: Operation, schema: Schema, { kind }: JsonObject): WrongBody {
  const isOfKind = hasKinds(operation) && typeof kind === 'string'
  const rules = [...fieldRulesOf(operation, isOfKind ? kind : null)]
  const errors = Object.keys(schema.properties ?? {}).flatMap((name): WrongError[] => {
    if (isOfKind && name === 'kind') return []
    const [field, names] = rules.find(([each]) => each === name || each.startsWith(`${name}.`)) ?? [name, []]
    const presence = names.find(isPresence)
    if (presence !== undefined) return [{ field, rule: presence }]
    return schema.required?.includes(name) ? [{ field: name, rule: 'required' }] : []
  })
  return { rule: 'field-missing', body: isOfKind ? { kind } : {}, errors }
}

/** A value of the wrong type in every field of the first row of each list. */
function wrongRows(
  fields: { name: string; schema: Schema }[],
  right: JsonObject,
  resolve: FieldOf,
): WrongBody {
  const errors: WrongError[] = []
  const body = { ...right }
  for (const { name, schema } of fields) {
    const rows = right[name]
    const { properties } = schema.items ? resolve(schema.items) : {}
    if (!Array.isArray(rows) || !isObject(rows[0]) || !properties) continue
    const wrong = Object.keys(properties).flatMap((each) => {
      const value = wrongType(resolve(properties[each] ?? {}), false)
      return value === undefined ? [] : [[each, value] as const]
    })
    body[name] = [{ ...rows[0], ...(Object.fromEntries(wrong) as JsonObject) }, ...rows.slice(1)]
    errors.push(...wrong.map(([each]) => ({ field: `${name}.0.${each}`, rule: 'invalid' })))
  }
  return { rule: 'field-type', body, errors }
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

function tooShort({ type, minLength = 0, format }: Schema): unknown {
  return type === 'string' && minLength > 1 && !format ? 'x'.repeat(minLength - 1) : undefined
}

function wrongChoice({ type, enum: choices, format }: Schema): unknown {
  if (format === 'date') return '2026-02-31'
  if (!choices) return undefined
  return [type].flat().includes('string') ? 'no_such_choice' : UNUSED
}

/** A choice in upper case is no choice. */
function inUpperCase({ enum: choices = [] }: Schema): string | undefined {
  const choice = choices.find((each) => typeof each === 'string' && each !== each.toUpperCase())
  return typeof choice === 'string' ? choice.toUpperCase() : undefined
}

/** Many databases cannot store this character. */
const NUL = 'a\0b'
/** Half of a surrogate pair, which JSON can name and UTF-8 cannot. */
const HALF_LETTER = 'a\uD83D'

/** Names of texts with a form of their own. */
const isOfAccount = /email|password|token/

/** The choice `none` excludes all others, in lists with this rule in their description. */
function noneAndOthers({ items, description = '' }: Schema, resolve: FieldOf): unknown {
  if (!description.includes('`none` excludes all others')) return undefined
  const { enum: choices = [] } = items ? resolve(items) : {}
  return choices.includes('none') ? ['none', choices.find((each) => each !== 'none')] : undefined
}

function tooMany(schema: Schema, resolve: FieldOf, right: unknown): unknown {
  if (!typesOf(schema).includes('array') || schema.maxItems === undefined) return undefined
  const [first] = Array.isArray(right) ? (right as unknown[]) : []
  const item = schema.items ? resolve(schema.items) : {}
  const value = first ?? item.enum?.[0] ?? (typesOf(item).includes('integer') ? 1 : undefined)
  return value === undefined ? undefined : Array.from({ length: schema.maxItems + 1 }, () => value)
}
