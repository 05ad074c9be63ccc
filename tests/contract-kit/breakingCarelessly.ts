/** Ways to break a backend that careless teams have found. */

import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { type Json, type JsonObject, isObject, parseJson, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, idOf, sent, withBody } from './breaking.ts'

type Errors = JsonObject[]

/** Changes the errors of the refusals of an operation. */
export const errors = (id: string, change: (errors: Errors, request: Request) => Json[]): Break =>
  answer(id, ({ status: seen, json }, request) =>
    seen === 422 && isObject(json) && Array.isArray(json['errors'])
      ? { json: { ...json, errors: change(json['errors'].filter(isObject), request) } }
      : null,
  )

/** Changes one field of an object deep in an answer. */
export const within = (
  json: JsonObject,
  name: string,
  change: (value: JsonObject) => JsonObject,
): JsonObject => {
  const value = json[name]
  return isObject(value) ? { ...json, [name]: change(value) } : json
}

export const off = (json: JsonObject, name: string): JsonObject => ({
  ...json,
  [name]: Number(json[name]) + 1,
})

export const rewrite = (id: string, from: RegExp, to: string): Break =>
  answer(id, ({ text, status: seen }) =>
    seen < 300 && from.test(text) ? { text: text.replace(from, to) } : null,
  )

export const shifted = (time: string) => `${new Date(Date.parse(time)).toISOString().slice(0, 19)}+09:00`

/** Changes the text of a body before the backend sees it. */
export function sentText(id: string, change: (text: string) => string): Break {
  return (send) => async (request) => {
    if (idOf(request) !== id) return send(request)
    const text = await request.clone().text()
    const json = parseJson(text)
    return send(withBody(request, JSON.stringify(mapped(json ?? null, change))))
  }
}

/** Changes the text of a body before the backend sees it; other bodies stay as they are, to the byte. */
export function editText(id: string, change: (text: string) => string): Break {
  return (send) => async (request) => {
    if (idOf(request) !== id) return send(request)
    const text = await request.clone().text()
    return change(text) === text ? send(request) : send(withBody(request, change(text)))
  }
}

/** Reads a body as a text, which replaces bytes that are no UTF-8. */
export function sentAsText(id: string, change: (text: string) => string): Break {
  return (send) => async (request) =>
    idOf(request) === id ? send(withBody(request, change(await request.clone().text()))) : send(request)
}

function mapped(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return value.length < 3000 ? change(value) : value
  if (Array.isArray(value)) return value.map((part) => mapped(part, change))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part, change)]))
}

/** Sends the last value of a choice again where it is left out. */
export function keepLeftOut(): Break {
  let last: Json = null
  return sent('updateWorkingHistoryAddition', (json) => {
    if (json['expectedStartPeriod'] !== undefined) last = json['expectedStartPeriod']
    return last === null || 'expectedStartPeriod' in json ? json : { ...json, expectedStartPeriod: last }
  })
}

/** Refuses a key that another operation has seen. */
export function sharedKeys(): Break {
  const seen = new Map<string, string>()
  return (send) => async (request) => {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const id = idOf(request)
    const owner = seen.get(key) ?? id
    if (key) seen.set(key, owner)
    const response = await send(request)
    if (owner === id || !response.ok) return response
    const problem = {
      type: '/problems/idempotency-key-reused',
      title: '',
      detail: '',
      status: 409,
      instance: '',
    }
    return Response.json(problem, { status: 409 })
  }
}

/** One validator for both languages, made from the address alone. */
export const sharedTag = (id: string): Break => {
  return (send) => async (request) => {
    if (idOf(request) !== id) return send(request)
    const tag = `"${encodeURIComponent(request.url)}"`
    const headers = new Headers(request.headers)
    headers.delete('If-None-Match')
    const response = await send(new Request(request, { headers }))
    if (response.status !== 200) return response
    response.headers.set('ETag', tag)
    if (request.headers.get('If-None-Match')?.replace('W/', '') !== tag) return response
    response.headers.delete('Content-Type')
    return new Response(null, { status: 304, headers: response.headers })
  }
}

/** Rounds of a hash that take some 400 ms. */
const ROUNDS = 1_500_000

/** An answer of this status takes longer for an address that exists, such as a wrong password that is checked. */
export function slowForKnown(id: string, status: number): Break {
  return (send) => async (request) => {
    const isKnown =
      idOf(request) === id && /linh|maria/.test(textAt(parseJson(await request.clone().text()), 'email'))
    const response = await send(request)
    if (isKnown && response.status === status) await promisify(pbkdf2)('', '', ROUNDS, 32, 'sha256')
    return response
  }
}
