import type { Schema } from './document.ts'

/**
 * A replacer of `JSON.stringify`: an object or null, which the contract writes as two choices, becomes one schema of both types. From two choices
 * orval writes a union, and the failures of a union do not name the wrong field.
 */
export function mergeNullableObjects(_: string, value: unknown): unknown {
  if (!hasChoices(value)) return value
  const { anyOf, ...rest } = value
  const object = anyOf.find(({ type }) => type === 'object')
  const isNullable = anyOf.length === 2 && anyOf.some(({ type }) => type === 'null')
  return object && isNullable ? { ...rest, ...object, type: ['object', 'null'] } : value
}

const hasChoices = (value: unknown): value is { anyOf: Schema[] } =>
  typeof value === 'object' && value !== null && 'anyOf' in value && Array.isArray(value.anyOf)
