import { isId } from '#domain/ids.ts'

/** The ids of what was stored as a list of them, each once; undefined for what is no list. */
export function readIds(value: unknown): number[] | undefined {
  return Array.isArray(value) ? [...new Set(value.filter(isId))] : undefined
}

/** A value of unknown origin as an object, so that its properties can be looked at. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
