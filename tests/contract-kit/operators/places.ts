/** Places of values within JSON of a schema. */

import type { Schema } from '../../../contract-kit/src/contract/document.ts'
import { type Json, isObject } from '../../../contract-kit/src/json.ts'
import { contract } from '../target.ts'

/** The keys to a value; `*` is every item of a list. */
export type Path = string[]
export type Place = { path: Path; schema: Schema }

/** Returns every place below a schema, from the outside to the inside. */
export function placesIn(schema: Schema, path: Path = []): Place[] {
  const whole = contract.resolve(schema)
  const parts = Object.entries(whole.properties ?? {}).flatMap(([name, part]) =>
    placesIn(part, [...path, name]),
  )
  const items = whole.items ? placesIn(whole.items, [...path, '*']) : []
  return [...(path.length === 0 ? [] : [{ path, schema: whole }]), ...parts, ...items]
}

export type ChangeValue = (value: Json) => Json | undefined

/** Returns the value with another one at each place of a path; undefined removes it. */
export function changeAt(value: Json, [key, ...rest]: Path, change: ChangeValue): Json | undefined {
  if (key === undefined) return change(value)
  if (key === '*')
    return Array.isArray(value) ? value.flatMap((item) => changeAt(item, rest, change) ?? []) : value
  if (!isObject(value) || !Object.hasOwn(value, key)) return value
  const changed = changeAt(value[key] ?? null, rest, change)
  const { [key]: _, ...others } = value
  return changed === undefined ? others : { ...value, [key]: changed }
}
