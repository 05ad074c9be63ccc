/** The fields that the record of changes keeps of a piece of content. */

import { isRecord } from '#domain/record.ts'
import { sameJson } from '#domain/sameJson.ts'

/**
 * Returns the fields that differ, which are enough to know each earlier state from the present one. Of a new thing only the titles are
 * recorded, because all of it is in its row.
 */
export function differences(before: object | null, after: object) {
  if (!before) return { before: null, after: titlesOf(after) }
  const old = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => !sameJson(old.get(name), value))
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old.get(name) ?? null])),
    after: Object.fromEntries(changed),
  }
}

function titlesOf(body: object): object {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
      if (['title', 'slug', 'initials'].includes(name)) return [[name, value]]
      if (!isRecord(value)) return []
      const { title, catchTitle, name: person } = value
      return [[name, title ?? catchTitle ?? person]]
    }),
  )
}
