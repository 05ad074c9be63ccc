import { isStorable } from '#domain/text.ts'
import { ProblemError } from '../problem.ts'

/** The maximum depth of a body, items of a list and names of an object in it, above those of every schema in the contract. */
const DEEPEST = 20
const MOST_ITEMS = 1_000
const MOST_NAMES = 100

/**
 * Refuses a body that no schema takes, before a schema names each of its parts. Throws 413 for an object with too many names, and 422 for a
 * text that cannot be stored and for a value that is too deep. A list that is too long for every schema is cut to one entry more than the
 * longest, so that its own schema refuses it and names the limit.
 */
export function checkLimits(body: unknown): void {
  const path = pathOfUnfit(body)
  if (path) throw new ProblemError(422, { errors: [{ field: path.join('.'), rule: 'invalid', limit: 0 }] })
}

/** Returns the path of the first unfit value in another one, or null. */
function pathOfUnfit(value: unknown, depth = 0): string[] | null {
  if (depth > DEEPEST) return []
  if (typeof value === 'string') return isStorable(value) ? null : []
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null
  if (Array.isArray(value)) {
    value.length = Math.min(value.length, MOST_ITEMS + 1)
    return pathWithin(Object.entries(value), depth)
  }
  const parts = Object.entries(value)
  if (parts.length > MOST_NAMES) throw new ProblemError(413)
  return pathWithin(parts, depth)
}

function pathWithin(parts: [string, unknown][], depth: number): string[] | null {
  for (const [key, part] of parts) {
    const path = pathOfUnfit(part, depth + 1)
    if (path) return [key, ...path]
  }
  return null
}
