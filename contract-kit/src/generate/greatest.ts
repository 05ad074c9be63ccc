/** Makes bodies with values at the edge of their schemas, which no rule of length or choice may refuse. */

import type { Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'
import type { Json, JsonObject } from '../json.ts'
import { withUnknownField } from './unknownField.ts'
import type { FieldOf } from './wrong.ts'

/**
 * Returns bodies with texts and lists of their greatest length and with the first and last choices, and an unknown field. A length
 * counts characters, not units or bytes, so the second text has characters of four bytes. `fields` are those that must not be named with the rules `max` and `invalid`.
 */
export function greatestBodies(
  { body }: Operation,
  right: JsonObject,
  resolve: FieldOf,
): { body: JsonObject; fields: string[] }[] {
  const schemas = Object.entries(body?.schema.properties ?? {}).map(
    ([name, each]) => [name, resolve(each)] as const,
  )
  // Reasons and documents belong to one answer about a process, so not every choice fits.
  const isAboutProcess = schemas.some(([name]) => name === 'process_id')
  return [0, -1].map((place) => {
    const values = schemas.flatMap(([name, schema]): [string, Json][] => {
      const list = isAboutProcess ? undefined : allChoices(schema, resolve)
      const value = greatest(schema, place, resolve) ?? list
      return value === undefined ? [] : [[name, value]]
    })
    return {
      body: withUnknownField({ ...right, ...Object.fromEntries(values) }),
      fields: values.map(([name]) => name),
    }
  })
}

function greatest(schema: Schema, place: number, resolve: FieldOf): Json | undefined {
  const { maxLength, maxItems, enum: choices, pattern, format, contentMediaType } = schema
  if (choices) return choices.filter((each) => each !== null).at(place)
  if (maxLength !== undefined && !pattern && !format && !contentMediaType && maxLength < 100_000)
    return (place === 0 ? 'x' : '🙂').repeat(maxLength)
  if (maxItems === undefined) return undefined
  const { enum: entries, type } = schema.items ? resolve(schema.items) : {}
  return type === 'integer' && !entries
    ? Array.from({ length: maxItems }, (_, index) => index + 1)
    : undefined
}

/** As many choices as a list takes. A choice such as `none` excludes the others. */
function allChoices({ maxItems, items }: Schema, resolve: FieldOf): Json | undefined {
  const { enum: choices = [] } = items ? resolve(items) : {}
  const isFull = maxItems !== undefined && choices.length >= maxItems && !choices.includes('none')
  return isFull ? choices.slice(0, maxItems) : undefined
}
