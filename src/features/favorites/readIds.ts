import { isId } from '#domain/ids.ts'

/** Returns the valid ids of a stored list, without duplicates; undefined when the value is no list. */
export function readIds(value: unknown): number[] | undefined {
  return Array.isArray(value) ? [...new Set(value.filter(isId))] : undefined
}

/** Returns an unknown value as an object with readable properties; empty for other values. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
