/** Validates values against schemas of the contract. */

import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Document, escapeKey } from './document.ts'

export type Violation = { place: string; expected: string; seen: string }
export type Validate = (pointer: string, value: unknown) => Violation[]

const KEY = 'contract'
/** The contract has all its times in Japan's offset; RFC 3339 alone would allow others. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+09:00$/

/** Returns a function that validates a value against the schema at a pointer of the document. */
export function createValidate(document: Document): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, verbose: true })
  addFormats.default(ajv)
  ajv.addFormat('date-time', (text: string) => dateTime.test(text) && !Number.isNaN(Date.parse(text)))
  ajv.addSchema(document, KEY)
  const places = placesIn(document)
  const compiled = new Map<string, ValidateFunction>()
  return (pointer, value) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: KEY + encode(pointer) })
    compiled.set(pointer, validate)
    return validate(value)
      ? []
      : (validate.errors ?? []).map((error) =>
          violationOf(places.get(error.parentSchema ?? {}) ?? pointer, error),
        )
  }
}

/** Keys of a pointer within a URI are percent-encoded. */
const encode = (pointer: string) =>
  pointer
    .split('/')
    .map((key, index) => (index === 0 ? key : encodeURIComponent(key)))
    .join('/')

/** `place` is the schema with the keyword that failed. */
function violationOf(place: string, error: ErrorObject): Violation {
  // One fault in many items is one finding.
  const path = error.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*') || '/'
  const name = Object.values(error.params).find((each) => typeof each === 'string') ?? ''
  return {
    place: `${place}/${error.keyword}`,
    expected: `${path} ${messageOf(error, name)}`,
    seen: error.keyword === 'required' ? `no ${name}` : shortened(error.data),
  }
}

/** A longer list of values is in the contract alone. */
const MOST_VALUES = 8

function messageOf({ keyword, message = keyword, params }: ErrorObject, name: string): string {
  if (keyword === 'additionalProperties') return `${message} (${name})`
  if (keyword === 'const') return `must be ${shortened(params['allowedValue'])}`
  if (keyword !== 'enum') return message
  const allowed: unknown = params['allowedValues']
  const values = [allowed].flat()
  return `${message} of the contract${values.length > MOST_VALUES ? '' : `: ${values.map(shortened).join(', ')}`}`
}

/** Returns the pointer of each object. Ajv's own paths begin at the schema of a reference and do not name it. */
function placesIn(document: Document): Map<object, string> {
  const places = new Map<object, string>()
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return
    places.set(value, pointer)
    for (const [key, part] of Object.entries(value)) visit(part, `${pointer}/${escapeKey(key)}`)
  }
  visit(document, '#')
  return places
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
