/** Generators of values that a schema allows. */

import fc from 'fast-check'
import type { Schema } from '../contract/document.ts'
import type { Json } from '../json.ts'

/** Longer texts and lists find little more and cost much. */
const LONGEST_TEXT = 60
const LONGEST_LIST = 4

type Resolve = (schema: Schema) => Schema

export function arbitraryOf(source: Schema, resolve: Resolve): fc.Arbitrary<Json> {
  const schema = resolve(source)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [type, ...others] = [schema.type ?? 'string'].flat()
  const value = typed(type, schema, resolve)
  return others.includes('null') ? fc.oneof(value, fc.constant(null)) : value
}

function typed(type: string | undefined, schema: Schema, resolve: Resolve): fc.Arbitrary<Json> {
  const { minimum, maximum, minItems, maxItems = LONGEST_LIST, uniqueItems, items = {} } = schema
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: minimum ?? 0, max: maximum ?? 2_147_483_647 })
  if (type === 'object') return objectOf(schema, resolve)
  if (type !== 'array') return textOf(schema)
  const length = { minLength: minItems ?? 0, maxLength: Math.min(maxItems, LONGEST_LIST) }
  const item = arbitraryOf(items, resolve)
  return uniqueItems === true ? fc.uniqueArray(item, length) : fc.array(item, length)
}

function objectOf({ properties = {}, required = [] }: Schema, resolve: Resolve): fc.Arbitrary<Json> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, arbitraryOf(schema, resolve)] as const,
  )
  return fc.record<Record<string, Json>, string>(Object.fromEntries(fields), { requiredKeys: required })
}

function textOf({ format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1970-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (format === 'uuid') return fc.uuid()
  const most = Math.min(maxLength, LONGEST_TEXT)
  if (pattern !== undefined)
    return (
      fc
        // By default a repeated part has at most ten characters.
        .stringMatching(new RegExp(pattern), { size: minLength > 10 ? 'medium' : 'small' })
        .filter((text) => text.length >= minLength && text.length <= most)
    )
  return fc.string({ unit: 'grapheme', minLength, maxLength: most })
}
