/** Tools for faults in calls: each changes a request, or answers instead of the backend. */

import { randomUUID } from 'node:crypto'
import type { Operation } from '../../../contract-kit/src/contract/operations.ts'
import type { Transport } from '../../../contract-kit/src/http/client.ts'
import { type Json, type JsonObject, canonical, isObject, parseJson } from '../../../contract-kit/src/json.ts'
import { type Break, idOf, withBody } from '../breaking.ts'
import { contract } from '../target.ts'

/** Handles the calls of an operation; every other call reaches the backend as it is. */
export const calls =
  ({ id }: Operation, handle: (request: Request, send: Transport) => Promise<Response>): Break =>
  (send) =>
  (request) =>
    idOf(request) === id ? handle(request, send) : send(request)

/** Changes the headers of calls. */
export const callHeaders = (operation: Operation, change: (headers: Headers) => void): Break =>
  calls(operation, (request, send) => {
    const headers = new Headers(request.headers)
    change(headers)
    return send(new Request(request, { headers }))
  })

/** Changes a header of calls that have it; null removes it. */
export const callHeader = (
  operation: Operation,
  name: string,
  change: (value: string) => string | null,
): Break =>
  callHeaders(operation, (headers) => {
    const value = headers.get(name)
    if (value === null) return
    const changed = change(value)
    if (changed === null) headers.delete(name)
    else headers.set(name, changed)
  })

const isJson = ({ body }: Operation) => body?.type === 'application/json'

/** Changes the fields of a body: the value of a JSON field, or each text of a form. Undefined leaves the field out. */
export const callBody = (operation: Operation, change: (body: JsonObject) => JsonObject): Break =>
  calls(operation, async (request, send) => {
    const text = isJson(operation) ? await request.clone().text() : ''
    const body = isJson(operation) ? parseJson(text) : await formOf(request)
    if (!isObject(body)) return send(request)
    const changed = change(body)
    if (canonical(changed) === canonical(body)) return send(request)
    return send(
      isJson(operation) ? withBody(request, JSON.stringify(changed)) : await withForm(request, changed),
    )
  })

/** Changes one field of a body, if it is there. */
export const callField = (
  operation: Operation,
  name: string,
  change: (value: Json) => Json | undefined,
): Break =>
  callBody(operation, (body) => {
    if (!Object.hasOwn(body, name)) return body
    const changed = change(body[name] ?? null)
    const { [name]: _, ...others } = body
    return changed === undefined ? others : { ...body, [name]: changed }
  })

/** Returns the texts of a form, or null for a broken one. A repeated part is a list; files stay in the request. */
async function formOf(request: Request): Promise<JsonObject | null> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  if (!form) return null
  const names = new Set(form.keys())
  return Object.fromEntries(
    [...names].flatMap((name): [string, Json][] => {
      const texts = form.getAll(name).filter((part) => typeof part === 'string')
      return texts.length === 0 ? [] : [[name, texts.length > 1 ? texts : (texts[0] ?? '')]]
    }),
  )
}

async function withForm(request: Request, body: JsonObject): Promise<Request> {
  const before = await request.clone().formData()
  const form = new FormData()
  for (const [name, part] of before) if (typeof part !== 'string') form.append(name, part)
  for (const [name, value] of Object.entries(body))
    for (const each of [value].flat())
      form.append(name, typeof each === 'string' ? each : JSON.stringify(each))
  const headers = new Headers(request.headers)
  headers.delete('Content-Type')
  return new Request(request.url, { method: request.method, headers, body: form })
}

/** Whether the success of an operation has a validator. */
export const hasTag = ({ responses }: Operation): boolean =>
  responses.some(({ status, headers }) => status === 200 && headers.some(({ name }) => name === 'ETag'))

const isRequestEnglish = ({ headers }: Request) => headers.get('Accept-Language') === 'en'

/** Returns a faultless refusal, so that its time alone is wrong. */
export function refusal(request: Request, status: number, type: string, errors?: JsonObject[]): Response {
  const lang = isRequestEnglish(request) ? 'en' : 'ja'
  const instance = new URL(request.url).pathname
  const texts = contract.tables.problem(type, lang) ?? {}
  return Response.json(
    { type, ...texts, status, instance, ...(errors && { errors }) },
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        'Content-Language': lang,
        Vary: 'Accept-Language',
      },
    },
  )
}

/** Returns a faultless refusal of a call beyond a limit. */
export function tooMany(request: Request): Response {
  const refused = refusal(request, 429, '/problems/too-many-requests')
  refused.headers.set('Retry-After', '60')
  return refused
}

export const sessionOf = ({ headers }: Request): string | null =>
  /hashi_sid=([^;]+)/.exec(headers.get('Cookie') ?? '')?.[1] ?? null

export const newKey = () => randomUUID()
