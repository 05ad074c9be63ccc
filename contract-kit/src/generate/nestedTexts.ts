/** The texts within the rows of resume and career history, in their greatest length. */

import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/document.ts'
import { type Json, type JsonObject, isObject } from '../json.ts'
import { isFreeText } from './freeText.ts'

/** Returns the lists of objects of a body with another text in each free field, however deep. */
export function fillRows(
  contract: Contract,
  source: Schema | undefined,
  body: JsonObject,
  textOf: (most: number) => string,
): JsonObject {
  const { properties = {} } = source ? contract.resolve(source) : {}
  const lists = Object.entries(body).filter(([, value]) => Array.isArray(value) && value.some(isObject))
  return Object.fromEntries(
    lists.map(([name, value]) => {
      const items = properties[name] && contract.resolve(properties[name]).items
      return [name, [value].flat().map((row) => filled(contract, items, row, textOf))]
    }),
  )
}

function filled(
  contract: Contract,
  source: Schema | undefined,
  row: Json,
  textOf: (most: number) => string,
): Json {
  if (!isObject(row) || !source) return row
  const { properties = {} } = contract.resolve(source)
  const texts = Object.entries(properties).flatMap(([name, each]) => {
    const schema = contract.resolve(each)
    return name in row && isFreeText(schema) ? [[name, textOf(schema.maxLength ?? 0)] as const] : []
  })
  return { ...row, ...Object.fromEntries(texts), ...fillRows(contract, source, row, textOf) }
}
