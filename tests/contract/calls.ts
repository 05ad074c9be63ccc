/** Sends the request examples of the contract. */

import { type OperationEntry, resolve } from '../../scripts/generate/document.ts'
import { type Example, bodyOf, contract, examplesOf } from './contract.ts'

/** Returns the examples of an operation's request body, none if it has no body. */
export function requestsOf(entry: OperationEntry): Example[] {
  const body = bodyOf(entry)
  return body ? examplesOf(body.media) : []
}

/** Calls an operation with the examples of its parameters, and a session that a static mock accepts. `url` is the API's. */
export async function callExample(
  url: string,
  entry: OperationEntry,
  { request, headers = {} }: { request?: Example; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const contentType = bodyOf(entry)?.contentType
  const isForm = contentType === 'multipart/form-data'
  const response = await fetch(url + pathOf(entry), {
    method: entry.method.toUpperCase(),
    headers: {
      Accept: '*/*',
      Cookie: 'hashi_sid=test',
      ...headersOf(entry),
      ...(contentType && !isForm && { 'Content-Type': contentType }),
      ...headers,
    },
    body: isForm ? formOf(request?.value) : JSON.stringify(request?.value),
  })
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const body = isJson ? await response.json() : await response.text()
  return { status: response.status, body, headers: response.headers }
}

const parametersOf = ({ operation }: OperationEntry) =>
  (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))

/** Returns the path with the examples of its parameters. */
function pathOf(entry: OperationEntry): string {
  return entry.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const parameter = parametersOf(entry).find((each) => each.in === 'path' && each.name === name)
    return String(parameter?.example)
  })
}

function headersOf(entry: OperationEntry): Record<string, string> {
  const required = parametersOf(entry).filter((parameter) => parameter.in === 'header' && parameter.required)
  return Object.fromEntries(required.map(({ name, example }) => [name, String(example)]))
}

/** Encodes a form like the contract requires: lists are repeated parts, objects JSON text. */
function formOf(value: unknown): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(value ?? {})) {
    for (const each of [part].flat())
      form.append(name, typeof each === 'object' ? JSON.stringify(each) : String(each))
  }
  return form
}
