/** The conventions of every operation and every schema. Each check lists the offenders. */

import { type Document, type OperationEntry, operationsOf, resolve } from '../../scripts/generate/document.ts'
import { answersOf, successOf } from './contract.ts'

type OperationCheck = (entry: OperationEntry, document: Document) => boolean

const headersOf = ({ operation }: OperationEntry, document: Document) =>
  (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name)

const responseHeaders = ({ operation }: OperationEntry, document: Document, status: string) => {
  const response = operation.responses[status]
  return Object.keys((response && resolve(document, response).headers) ?? {})
}

const declares = ({ operation }: OperationEntry, status: string) => status in operation.responses
const isSecured = ({ operation }: OperationEntry) => (operation.security ?? []).length > 0
const isWrite = ({ method }: OperationEntry) => method !== 'get'
const opensSession = ['login', 'activateApplicant', 'refreshSession', 'logout']
/** Returns 201, or changes a status with a notification mail. */
const isIdempotent = (entry: OperationEntry) =>
  declares(entry, '201') || ['changeProcessStatus', 'submitConsent'].includes(entry.operation.operationId)

/** Checks by description; each returns true for a conforming operation. */
export const operationChecks: Record<string, OperationCheck> = {
  'has a description': ({ operation }) => (operation.description ?? '').length >= 120,
  'takes Accept-Language': (entry, document) => headersOf(entry, document).includes('Accept-Language'),
  'carries X-Requested-With exactly where it writes, and declares the 403': (entry, document) =>
    headersOf(entry, document).includes('X-Requested-With') === isWrite(entry) &&
    (!isWrite(entry) || declares(entry, '403')),
  'carries an Idempotency-Key exactly where it creates records': (entry, document) =>
    headersOf(entry, document).includes('Idempotency-Key') === isIdempotent(entry),
  'declares Retry-After with its 429': (entry, document) =>
    !declares(entry, '429') || responseHeaders(entry, document, '429').includes('Retry-After'),
  'declares Set-Cookie where the session changes': (entry, document) =>
    !opensSession.includes(entry.operation.operationId) ||
    responseHeaders(entry, document, '200').includes('Set-Cookie'),
  'declares 401 where it needs a session': (entry) => !isSecured(entry) || declares(entry, '401'),
  'declares 400, 413, 415 and 422 with a body': ({ operation }) =>
    !operation.requestBody || ['400', '413', '415', '422'].every((status) => status in operation.responses),
  'declares 404 for an id in its path': (entry) => !entry.path.includes('{') || declares(entry, '404'),
  'declares language and caching of every answer': (entry, document) =>
    Object.keys(entry.operation.responses).every((status) => {
      const headers = responseHeaders(entry, document, status)
      return ['Content-Language', 'Cache-Control', 'Vary'].every((name) => headers.includes(name))
    }),
  'has a Japanese and an English example of each situation': (entry, document) =>
    answersOf(entry, document).every(({ media }) => {
      const names = Object.keys(media.examples ?? {})
      const japanese = names.filter((name) => /^ja$|Ja$/.test(name))
      const english = japanese.map((name) => (name === 'ja' ? 'en' : name.replace(/Ja$/, 'En')))
      return (
        japanese.length > 0 &&
        names.length === 2 * japanese.length &&
        english.every((name) => names.includes(name))
      )
    }),
  'answers failures as problems': (entry, document) =>
    answersOf(entry, document).every(
      ({ status, contentType }) => (contentType === 'application/problem+json') === status >= 400,
    ),
  'has success examples in both languages': (entry, document) => {
    const names = Object.keys(successOf(entry, document).media.examples ?? {})
    return names.includes('ja') && names.includes('en')
  },
  'has examples of its request': ({ operation }) =>
    Object.values(operation.requestBody?.content ?? {}).every(
      ({ examples = {} }) => Object.keys(examples).length > 0,
    ),
}

/** Returns the operations that violate a check. */
export function breakersOf(check: OperationCheck, document: Document): string[] {
  return operationsOf(document)
    .filter((entry) => !check(entry, document))
    .map((entry) => entry.operation.operationId)
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns the places of open schemas: objects with unnamed properties, and schemas that accept anything. */
export function openSchemas(schema: unknown, place: string): string[] {
  if (!isNode(schema) || Array.isArray(schema)) return [`${place} is no schema`]
  return [
    ...ownFaults(schema, place),
    ...partsOf(schema).flatMap(([part, name]) => openSchemas(part, `${place}.${name}`)),
  ]
}

function ownFaults(schema: Node, place: string): string[] {
  const isObject = schema.type === 'object' || 'properties' in schema
  const saysSomething = ['type', 'enum', 'const', '$ref', 'oneOf', 'anyOf', 'allOf'].some(
    (key) => key in schema,
  )
  const isArray = schema.type === 'array'
  return [
    ...(isObject && schema.additionalProperties !== false ? [`${place} is open`] : []),
    ...(saysSomething ? [] : [`${place} takes anything`]),
    ...(isArray && !('items' in schema) ? [`${place} has items of any kind`] : []),
  ]
}

function partsOf(schema: Node): [unknown, string][] {
  const properties = isNode(schema.properties) ? Object.entries(schema.properties) : []
  const choices = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  return [
    ...properties.map(([name, part]): [unknown, string] => [part, name]),
    ...('items' in schema ? [[schema.items, '[]'] satisfies [unknown, string]] : []),
    ...choices.map((choice, index): [unknown, string] => [choice, String(index)]),
  ]
}
