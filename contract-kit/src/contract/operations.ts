/** The operations of a contract in the form that checks use: references resolved, places known. */

import type { Json } from '../json.ts'
import {
  type Document,
  type HeaderObject,
  type MediaTypeObject,
  type OperationObject,
  type ResponseObject,
  type Schema,
  escapeKey,
  locate,
} from './document.ts'

export type Example = { name: string; value: Json | undefined }
export type Media = { type: string; schema: Schema; pointer: string; examples: Example[] }
export type Header = { name: string; required: boolean; schema: Schema; pointer: string }
export type Response = { status: number; pointer: string; headers: Header[]; media: Media[] }
export type Parameter = {
  name: string
  in: string
  required: boolean
  schema: Schema
  example: Json | undefined
  pointer: string
}
export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  pointer: string
  isSecured: boolean
  parameters: Parameter[]
  body: Media | null
  responses: Response[]
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Returns the operations in the order of the document. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => operationOf(document, path, method, operation)),
  )
}

function operationOf(document: Document, path: string, method: string, source: OperationObject): Operation {
  const pointer = `#/paths/${escapeKey(path)}/${method}`
  const parameters = (source.parameters ?? []).map((each, index): Parameter => {
    const { value, pointer: place } = locate(document, each, `${pointer}/parameters/${index}`)
    const schema = withItems(document, locate(document, value.schema, `${place}/schema`).value)
    const { name, required = false, example } = value
    return { name, in: value.in, required, schema, example, pointer: place }
  })
  const [body] = mediaOf(document, source.requestBody?.content, `${pointer}/requestBody/content`)
  return {
    id: source.operationId,
    method: method.toUpperCase(),
    path,
    tag: source.tags?.[0] ?? '',
    summary: source.summary ?? '',
    description: source.description ?? '',
    pointer,
    isSecured: (source.security ?? []).length > 0,
    parameters,
    body: body ?? null,
    responses: Object.entries(source.responses).map(([status, each]) =>
      responseOf(document, Number(status), each, `${pointer}/responses/${status}`),
    ),
  }
}

/** Values of a list are compared with those that the schema of its items names. */
function withItems(document: Document, schema: Schema): Schema {
  return schema.items ? { ...schema, items: locate(document, schema.items, '#').value } : schema
}

/** Returns a response of the document with its references resolved. */
export function responseOf(
  document: Document,
  status: number,
  source: ResponseObject | { $ref: string },
  place: string,
): Response {
  const { value, pointer } = locate(document, source, place)
  const headers = Object.entries(value.headers ?? {}).map(([name, each]): Header => {
    const header = locate<HeaderObject>(document, each, `${pointer}/headers/${name}`)
    return {
      name,
      required: header.value.required ?? false,
      schema: header.value.schema ?? {},
      pointer: header.pointer,
    }
  })
  return { status, pointer, headers, media: mediaOf(document, value.content, `${pointer}/content`) }
}

function mediaOf(
  document: Document,
  content: Record<string, MediaTypeObject> = {},
  pointer: string,
): Media[] {
  return Object.entries(content).map(([type, { schema, examples = {} }]) => {
    const located = locate(document, schema, `${pointer}/${escapeKey(type)}/schema`)
    return {
      type,
      schema: located.value,
      pointer: located.pointer,
      examples: Object.entries(examples).map(([name, each]) => ({
        name,
        value: locate(document, each, pointer).value.value,
      })),
    }
  })
}

/** Writes by method that change nothing, according to their descriptions. */
const harmless = ['checkEmail']

/** Whether an operation changes nothing, so that it is called without permission to write. */
export function isReading({ method, id }: Operation): boolean {
  return method === 'GET' || harmless.includes(id)
}
