import { writeFileSync } from 'node:fs'
import { bodyBytes, partCounts } from './bodySize.ts'
import {
  type Document,
  type Operation,
  type OperationEntry,
  type Schema,
  needsSession,
  operationsOf,
  resolve,
} from './document.ts'

/**
 * Writes the operation table that types the backend: method, path, requirements and schemas by operationId. A kind
 * (`number`, `boolean`, `string[]`, `json[]` …) defines how text of a URL or form is decoded before validation.
 */
export function writeOperations(document: Document, target: string): void {
  const rows = operationsOf(document).map((entry) => row(document, entry))
  const text = [
    '// Generated from the contract. Do not edit.',
    "import * as zod from './zod.ts'",
    '',
    'export const operations = {',
    ...rows,
    '} as const',
    '',
    'export type OperationId = keyof typeof operations',
    '',
  ]
  writeFileSync(target, text.join('\n'))
}

function row(document: Document, { method, path, operation }: OperationEntry): string {
  const id = operation.operationId
  const name = id[0]?.toUpperCase() + id.slice(1)
  const headers = parametersOf(document, operation, 'header').map((parameter) => parameter.name)
  const query = kindsOf(document, operation, 'query')
  const params = kindsOf(document, operation, 'path')
  return `  ${id}: {
    method: '${method}',
    path: '${path}',
    tag: '${operation.tags[0]}',
    secured: ${needsSession(operation)},
    requestedWith: ${headers.includes('X-Requested-With')},
    idempotencyKey: ${headers.includes('Idempotency-Key')},
${staffColumns(operation)}    cacheControl: '${cacheControlOf(document, operation)}',
    params: ${params ? `zod.${name}Params` : 'null'},
    paramKinds: ${JSON.stringify(params ?? {})},
    query: ${query ? `zod.${name}QueryParams` : 'null'},
    queryKinds: ${JSON.stringify(query ?? {})},
${bodyColumns(document, operation, name)}
    responses: { ${responsesOf(document, operation, name)} },
  },`
}

function bodyColumns(document: Document, operation: Operation, name: string): string {
  const body = bodyOf(document, operation)
  return `    contentType: ${body ? `'${body.contentType}'` : 'null'},
    body: ${body && !isStream(operation) ? `zod.${name}Body` : 'null'},
    bodyKinds: ${JSON.stringify(body?.kinds ?? {})},
    bodyParts: ${JSON.stringify(body?.parts ?? {})},
    bodyBytes: ${isStream(operation) ? 0 : bodyBytes(document, operation)},`
}

/** Streams of JSON Lines have no schema: their lines are parsed one by one. */
const NDJSON = 'application/x-ndjson'
const isStream = ({ 'x-stream': stream = false }: Operation) => stream

/** Returns the columns that only the staff API has. */
function staffColumns({ 'x-scope': scope, 'x-if-match': ifMatch = false }: Operation): string {
  if (scope === undefined) return ''
  return `    scope: ${scope === 'none' ? 'null' : `'${scope}'`},\n    ifMatch: ${ifMatch},\n`
}

/** Returns the content type of the body, and the kinds and maximum numbers of a form's parts. */
function bodyOf(document: Document, operation: Operation) {
  const [entry] = Object.entries(operation.requestBody?.content ?? {})
  if (!entry) return null
  const [contentType, { schema }] = entry
  if (contentType !== 'multipart/form-data') return { contentType, kinds: {}, parts: {} }
  return { contentType, kinds: kinds(document, schema), parts: partCounts(document, schema) }
}

function responsesOf(document: Document, operation: Operation, name: string): string {
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const { content } = resolve(document, response)
    const hasBody = content !== undefined && content[NDJSON] === undefined
    return `${status}: ${hasBody ? `zod.${name}${status}Response` : 'null'}`
  })
  return responses.join(', ')
}

/** Returns the `Cache-Control` of a success. A handler may send another value that the contract allows. */
function cacheControlOf(document: Document, operation: Operation): string {
  const [, success] = Object.entries(operation.responses).find(([status]) => status < '300') ?? []
  const header = success?.headers?.['Cache-Control']
  const { schema } = header ? resolve(document, header) : {}
  const value = schema?.const ?? schema?.default
  if (!value)
    throw new Error(`${operation.operationId} declares no Cache-Control; see openapi/components/headers`)
  return value
}

function parametersOf(document: Document, operation: Operation, place: string) {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter((it) => it.in === place)
}

function kindsOf(document: Document, operation: Operation, place: string): Record<string, string> | null {
  const found = parametersOf(document, operation, place)
  if (found.length === 0) return null
  return Object.fromEntries(found.map(({ name, schema }) => [name, kind(document, schema)]))
}

function kinds(document: Document, schema: Schema): Record<string, string> {
  const properties = resolve(document, schema).properties ?? {}
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, kind(document, part)]))
}

function kind(document: Document, schema: Schema): string {
  const { type, items, format, contentMediaType } = resolve(document, schema)
  if (format === 'binary' || contentMediaType === 'application/octet-stream') return 'file'
  if (type === 'array' && items) return `${kind(document, items)}[]`
  if (type === 'object') return 'json'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'boolean' ? 'boolean' : 'string'
}
