import { isRecord } from './record.ts'

/** Returns whether two JSON values are equal, whatever the order of their fields. A field that is undefined counts as missing. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => sameJson(value, other[at]))
  if (Array.isArray(one) || Array.isArray(other) || !isRecord(one) || !isRecord(other)) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => sameJson(one[name], other[name]))
}
