import { type Document, type Operation, type Schema, resolve } from './document.ts'

/** The maximum size of bodies in bytes: three files of 500 KB (spec §5) with texts, in base64 or as parts of a form. */
const LARGEST = { 'application/json': 2_200_000, 'multipart/form-data': 2_000_000 }

/** JSON may escape a character beyond the Basic Multilingual Plane as two escapes of six bytes. */
const BYTES_PER_CHARACTER = 12
/** A part of each base64 text that covers slashes, which some clients escape: one character of 64. */
const ESCAPED_SLASHES = 1 / 32
/** The size of a number, a date or a list's key without a maximum length. */
const SHORT_VALUE = 64
/** Sizes are rounded up to multiples of this, which leaves room for indentation. */
const STEP = 1024

/** Returns the maximum size of an operation's body in bytes, or 0 if it takes none. */
export function bodyBytes(document: Document, { requestBody }: Operation): number {
  const [entry] = Object.entries(requestBody?.content ?? {})
  if (!entry) return 0
  const [type, { schema }] = entry
  if (type === 'multipart/form-data') return LARGEST[type]
  const bytes = (Math.ceil(largestJson(document, schema) / STEP) + 1) * STEP
  return Math.min(bytes, LARGEST['application/json'])
}

/** Returns the maximum number of parts with each name: the maximum length of a list, otherwise one. */
export function partCounts(document: Document, schema: Schema): Record<string, number> {
  const properties = Object.entries(resolve(document, schema).properties ?? {})
  return Object.fromEntries(properties.map(([name, part]) => [name, resolve(document, part).maxItems ?? 1]))
}

/** Returns the bytes of the longest JSON text that a schema allows, without blanks. */
function largestJson(document: Document, schema: Schema): number {
  const { maxLength, maxItems, items, pattern, properties, oneOf, anyOf } = resolve(document, schema)
  const choices = oneOf ?? anyOf
  if (choices) return Math.max(...choices.map((choice) => largestJson(document, choice)))
  if (properties) {
    const fields = Object.entries(properties)
    return sum(fields.map(([name, part]) => JSON.stringify(name).length + 2 + largestJson(document, part)))
  }
  if (items) return 2 + (maxItems ?? Infinity) * (1 + largestJson(document, items))
  if (maxLength === undefined) return SHORT_VALUE
  return 2 + maxLength * (isBase64(pattern) ? 1 + ESCAPED_SLASHES : BYTES_PER_CHARACTER)
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 2)

const isBase64 = (pattern = '') => pattern.startsWith('^[A-Za-z0-9+/]')
