/** Reading JSON with a shape that only the contract defines. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value at a path, or undefined where the path ends before. */
export function at(value: Json | undefined, ...path: (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)]
    return isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined
  }, value)
}

/** Returns the list at a path; an empty one without a list. */
export function listAt(value: Json | undefined, ...path: (string | number)[]): Json[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** Returns the text at a path; an empty one without a text. */
export function textAt(value: Json | undefined, ...path: (string | number)[]): string {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : ''
}

/** Returns the number at a path; NaN without a number. */
export function numberAt(value: Json | undefined, ...path: (string | number)[]): number {
  const found = at(value, ...path)
  return typeof found === 'number' ? found : Number.NaN
}

/** Returns JSON text that is equal for equal values, whatever the order of their fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}

export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** Far more than any value of a contract, and far below the stack limit of a recursive reader. */
const MOST_DEPTH = 500

/** Parses JSON text. Returns undefined for other text, and for values nested deeper than in any contract. */
export function parseJson(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json
    return isDeeper(value, MOST_DEPTH) ? undefined : value
  } catch {
    return undefined
  }
}

function isDeeper(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((part) => isDeeper(part, depth - 1))
}

/** Shortens a value for a report. */
export function shown(value: unknown, longest = 160): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
