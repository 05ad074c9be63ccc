/** Validates values against schemas of the contract. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Document } from './document.ts'

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
  const compiled = new Map<string, ValidateFunction>()
  return (pointer, value) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: KEY + encode(pointer) })
    compiled.set(pointer, validate)
    return validate(value) ? [] : (validate.errors ?? []).map((error) => violationOf(pointer, error))
  }
}

/** Keys of a pointer within a URI are percent-encoded. */
const encode = (pointer: string) =>
  pointer
    .split('/')
    .map((key, index) => (index === 0 ? key : encodeURIComponent(key)))
    .join('/')

function violationOf(pointer: string, error: ErrorObject): Violation {
  // One fault in many items is one finding.
  const path = error.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*') || '/'
  const name = Object.values(error.params).find((each) => typeof each === 'string') ?? ''
  const detail = error.keyword === 'additionalProperties' ? ` (${name})` : ''
  const allowed = error.keyword === 'enum' ? ' of the contract' : ''
  return {
    place: error.schemaPath.startsWith('#') ? error.schemaPath : placeOf(pointer, error.schemaPath),
    expected: `${path} ${error.message ?? error.keyword}${allowed}${detail}`,
    seen: error.keyword === 'required' ? `no ${name}` : shortened(error.data),
  }
}

/** Ajv names a place within a referenced schema by the key of the document. */
function placeOf(pointer: string, schemaPath: string): string {
  const found = schemaPath.indexOf('#')
  return found === -1 ? pointer : decodeURIComponent(schemaPath.slice(found))
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
