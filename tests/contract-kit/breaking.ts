/** Ways to break a backend from outside: each wraps the function that sends a request. */

import type { Transport } from '../../contract-kit/src/http/client.ts'
import { type Json, type JsonObject, isObject, parseJson } from '../../contract-kit/src/json.ts'
import { contract } from './target.ts'

export type Break = (send: Transport) => Transport

export type Parts = { status: number; headers: Headers; json: Json | undefined; text: string }

const pathOf = (request: Request): string => new URL(request.url).pathname.slice(contract.base.length)

/** Returns the name of the operation that a request calls, or an empty text. */
export const idOf = (request: Request): string => contract.find(request.method, pathOf(request))?.id ?? ''

export const searchOf = (request: Request): URLSearchParams => new URL(request.url).searchParams

/** A word that no job has. */
export const NOTHING = 'qzxjqzxj'

/** Changes the answers of an operation; of every operation without a name. */
export function answer(
  id: string | null,
  change: (parts: Parts, request: Request) => Partial<Parts> | null,
): Break {
  return (send) => async (request) => {
    const response = await send(request)
    if (id !== null && idOf(request) !== id) return response
    const text = await response.clone().text()
    const parts: Parts = {
      status: response.status,
      headers: new Headers(response.headers),
      json: parseJson(text),
      text,
    }
    const changed = change(parts, request)
    return changed ? responseOf({ ...parts, ...changed }, changed.json !== undefined) : response
  }
}

function responseOf({ status, headers, json, text }: Parts, hasJson: boolean): Response {
  headers.delete('Content-Length')
  // An answer that nothing has changed has no body.
  const content = hasJson ? JSON.stringify(json) : text
  return new Response(status === 304 ? null : content, { status, headers })
}

/** Changes the successful JSON answers of an operation. */
export const body = (id: string, change: (json: JsonObject, request: Request) => JsonObject): Break =>
  answer(id, ({ status, json }, request) =>
    status < 300 && isObject(json) ? { json: change(json, request) } : null,
  )

/** Changes the first item of a list. */
export const first = (
  json: JsonObject,
  name: string,
  change: (item: JsonObject) => JsonObject,
): JsonObject => ({
  ...json,
  [name]: listOf(json, name).map((item, index) => (index === 0 && isObject(item) ? change(item) : item)),
})

export function listOf(json: JsonObject, name: string): Json[] {
  const list = json[name]
  return Array.isArray(list) ? list : []
}

export const isEnglish = (request: Request) => request.headers.get('Accept-Language') === 'en'

/** Gives an answer another status. */
export const status = (id: string | null, from: number, to: number): Break =>
  answer(id, (parts) => (parts.status === from ? { status: to } : null))

/** Changes the problems of a status. */
export const problem = (id: string | null, from: number, change: JsonObject): Break =>
  answer(id, ({ status: seen, json }) =>
    seen === from && isObject(json) ? { json: { ...json, ...change } } : null,
  )

export function header(id: string, name: string, value: string | null): Break {
  return answer(id, ({ headers }) => {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
    return { headers }
  })
}

/** Changes the query of an operation before the backend sees it. */
export function query(id: string, change: (query: URLSearchParams) => void): Break {
  return (send) => (request) => {
    if (idOf(request) !== id) return send(request)
    const url = new URL(request.url)
    change(url.searchParams)
    return send(new Request(url, request))
  }
}

/** Returns the request with another body. */
export function withBody({ url, method, headers }: Request, text: string): Request {
  return new Request(url, { method, headers, body: text })
}

/** Changes the JSON body of an operation before the backend sees it. */
export function sent(id: string, change: (json: JsonObject) => JsonObject): Break {
  return (send) => async (request) => {
    if (idOf(request) !== id) return send(request)
    const json = parseJson(await request.clone().text())
    if (!isObject(json)) return send(request)
    return send(withBody(request, JSON.stringify(change(json))))
  }
}

/** Changes the headers of an operation's requests; of every operation without a name. */
export function sentHeaders(id: string | null, change: (headers: Headers, text: string) => void): Break {
  return (send) => async (request) => {
    if (id !== null && idOf(request) !== id) return send(request)
    const headers = new Headers(request.headers)
    change(headers, await request.clone().text())
    return send(new Request(request, { headers }))
  }
}

/** Answers instead of the backend, as if the call had worked. */
export function pretend(id: string, json: JsonObject): Break {
  return (send) => (request) => {
    if (idOf(request) !== id) return send(request)
    const language = request.headers.get('Accept-Language') ?? 'ja'
    const headers = { 'Cache-Control': 'no-store', Vary: 'Accept-Language', 'Content-Language': language }
    return Promise.resolve(Response.json(json, { headers }))
  }
}

/** Removes the errors on a field of a 422, which then may be a success. */
export const tolerate = (id: string, field: string, success: JsonObject): Break =>
  answer(id, ({ status: seen, json, headers }) => {
    if (seen !== 422 || !isObject(json) || !Array.isArray(json['errors'])) return null
    const errors = json['errors'].filter((error) => !isObject(error) || error['field'] !== field)
    if (errors.length > 0) return { json: { ...json, errors } }
    headers.set('Content-Type', 'application/json')
    return { status: 201, headers, json: success }
  })

/** Renames the rules of errors. */
export const renameRule = (id: string, from: string, to: string): Break =>
  answer(id, ({ status: seen, json }) => {
    if (seen !== 422 || !isObject(json) || !Array.isArray(json['errors'])) return null
    const errors = json['errors'].map((error) =>
      isObject(error) && error['rule'] === from ? { ...error, rule: to } : error,
    )
    return { json: { ...json, errors } }
  })

export const without = (json: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name))
