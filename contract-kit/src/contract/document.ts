/** The parts of an OpenAPI 3.1 document that the kit reads. */

import { readFileSync } from 'node:fs'
import { type Json, type JsonObject, isObject, parseJson, shown } from '../json.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  /** An object that may be null has two choices, since many tools read no list of types beside `properties`. */
  anyOf?: Schema[]
  enum?: Json[]
  'x-enum-varnames'?: string[]
  const?: Json
  default?: Json
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  contentMediaType?: string
}
export type Reference = { $ref: string }
export type ExampleObject = { summary?: string; value?: Json }
export type MediaTypeObject = { schema: Schema; examples?: Record<string, ExampleObject | Reference> }
export type ParameterObject = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
  example?: Json
}
export type HeaderObject = { required?: boolean; schema?: Schema }
export type ResponseObject = {
  headers?: Record<string, HeaderObject | Reference>
  content?: Record<string, MediaTypeObject>
}
export type OperationObject = {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: (ParameterObject | Reference)[]
  requestBody?: { content: Record<string, MediaTypeObject> }
  responses: Record<string, ResponseObject | Reference>
}
export type Document = {
  openapi: string
  info: { title: string; version: string }
  tags?: { name: string; description?: string }[]
  servers?: { url: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components?: { responses?: Record<string, ResponseObject>; schemas?: Record<string, Schema> }
  'x-tables'?: Json
}

/** Reads a bundled OpenAPI document in JSON. Throws if the file is something else. */
export function readDocument(file: string): Document & JsonObject {
  const value = parseJson(readFileSync(file, 'utf8'))
  if (!isDocument(value)) throw new Error(`${file} is not an OpenAPI 3.1 document in JSON`)
  return value
}

function isDocument(value: unknown): value is Document & JsonObject {
  return isObject(value) && /^3\.1\b/.test(shown(value['openapi'])) && isObject(value['paths'])
}

/** Escapes a key for a JSON pointer. */
export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** A part of the document with its place, after following its references. */
export type Located<T> = { value: T; pointer: string }

/** Follows the references of a part. Throws if one leads nowhere. */
export function locate<T extends object>(
  document: Document,
  value: T | Reference,
  pointer: string,
): Located<T> {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return { value: value as T, pointer }
  const target = value.$ref
  const found = target
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (part, key) => (isObject(part) ? part[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    )
  if (!isObject(found)) throw new Error(`The contract has nothing at ${target}`)
  return locate<T>(document, found as T, target)
}
