import { parseConditions, profileOfConditions } from '#domain/fit/conditions.ts'
import type { PersonValues } from '#domain/forms/entry.ts'

/** Returns the values of the form that follow from answers given to the job search; empty without any. `stored` is the value of the browser. */
export function toldAnswers(stored: unknown): Partial<PersonValues> {
  const conditions = parseConditions(stored)
  if (!conditions) return {}
  const known = Object.entries(profileOfConditions(conditions)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}
