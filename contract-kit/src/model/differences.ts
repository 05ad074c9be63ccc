/** The first place where the target's answer is not the model's. */

import { type Json, at, isObject, isSame, textAt } from '../json.ts'

export type Difference = { path: string; expected: Json | undefined; seen: Json | undefined }

/** Judges two values; at least one has no parts. `path` is a JSON pointer. */
export type IsAlike = (path: string, expected: Json | undefined, seen: Json | undefined) => boolean

/** Returns the differences of two values, at most one for each list of another length. */
export function differencesOf(
  expected: Json | undefined,
  seen: Json | undefined,
  isAlike: IsAlike,
  path = '',
): Difference[] {
  if (Array.isArray(expected) && Array.isArray(seen))
    return expected.length === seen.length
      ? keysOf(expected).flatMap((key) => within(ordered(expected), ordered(seen), key))
      : [{ path, expected: summary(expected), seen: summary(seen) }]
  if (isObject(expected) && isObject(seen))
    return [...new Set([...Object.keys(expected), ...Object.keys(seen)])].flatMap((key) =>
      within(expected, seen, key),
    )
  return isAlike(path, expected, seen) ? [] : [{ path, expected, seen }]

  function within(one: Json, other: Json, key: string): Difference[] {
    return differencesOf(at(one, key), at(other, key), isAlike, `${path}/${key}`)
  }
}

const keysOf = (list: Json[]) => list.map((_, index) => String(index))

/** The counts beside choices have no order. */
function ordered(list: Json[]): Json[] {
  const isCounts = list.every(
    (item) => isObject(item) && isSame(Object.keys(item).sort(), ['count', 'value']),
  )
  return isCounts ? list.toSorted((a, b) => (textAt(a, 'value') < textAt(b, 'value') ? -1 : 1)) : list
}

const names = ['process_id', 'job_id', 'id', 'slug', 'field', 'value']

/** The items of a list by their names. */
function summary(list: Json[]): Json {
  const items = list.map((item) => {
    const name = names.find((each) => at(item, each) !== undefined)
    return name === undefined ? item : (at(item, name) ?? null)
  })
  return `${list.length} items: ${items.map((item) => JSON.stringify(item)).join(', ')}`
}
