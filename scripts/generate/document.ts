/** The parts of an OpenAPI document that the generators read. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  items?: Schema
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  oneOf?: Schema[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  contentMediaType?: string
  pattern?: string
}
export type Parameter = {
  $ref?: string
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
  example?: unknown
}
export type Header = {
  $ref?: string
  required?: boolean
  schema?: {
    const?: string
    default?: string
    enum?: string[]
    maxLength?: number
    minimum?: number
    maximum?: number
  }
  example?: unknown
}
export type MediaType = {
  schema: Schema
  encoding?: Record<string, object>
  examples?: Record<string, { $ref?: string; value?: unknown }>
}
export type Response = {
  $ref?: string
  description?: string
  /** The source of the content that `problems.ts` creates. Only in the files of the contract. */
  'x-problems'?: unknown
  headers?: Record<string, Header>
  content?: Record<string, MediaType>
}
export type Operation = {
  operationId: string
  tags: string[]
  description?: string
  'x-origin'?: string
  /** The scope of a staff operation, and whether it takes `If-Match`. */
  'x-scope'?: string
  'x-if-match'?: boolean
  /** Why a write of the staff contract takes no `If-Match`. */
  'x-no-version'?: string
  /** Whether body and answer are streams of JSON Lines (staff). */
  'x-stream'?: boolean
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, Response>
}
export type Document = {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Response>
    examples?: Record<string, unknown>
  }
}

/** Resolves a local `$ref` of the document. Returns other values unchanged. */
export function resolve<T extends { $ref?: string }>(document: Document, value: T): T {
  if (!value.$ref) return value
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')], document)
  return resolve(document, found as T)
}

export type OperationEntry = { method: string; path: string; operation: Operation }

/** Returns all operations in the order of the document. */
export function operationsOf(document: Document): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => ({ method, path, operation })),
  )
}

/** Returns whether a call requires a session. An empty alternative (`- {}`) makes the session optional. */
export function needsSession({ security = [] }: Operation): boolean {
  return security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0)
}
