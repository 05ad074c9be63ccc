/** Builds the request of a call. */

import { randomUUID } from 'node:crypto'
import type { Operation } from '../contract/operations.ts'
import { type Browser, cookieHeader } from '../http/browser.ts'
import type { Sent } from '../http/exchange.ts'
import { isObject, shown } from '../json.ts'
import type { Lang } from '../lang.ts'

export type CallOptions = {
  lang?: Lang
  /** The cookie jar of the call; omit it for anonymous calls. */
  as?: Browser
  path?: Record<string, string | number>
  query?: Record<string, string | number | boolean>
  /** Sent as JSON, or as a form where the operation takes one. */
  body?: unknown
  /** A body sent as it is, with its content type. Null sends none. `isBytes`: each character is one byte. */
  raw?: { text: string; type: string | null; isBytes?: boolean }
  headers?: Record<string, string>
  /** Names of usual headers that this call leaves out. */
  without?: string[]
  /** False for a call with another report of failures, such as a generated one. */
  isJudged?: boolean
}

/** An id that is valid and surely unknown: the greatest of 32 bits. */
export const UNKNOWN_ID = 2_147_483_647

export type Call = {
  /** The API's base, such as `http://localhost:3000/api/v1`. */
  base: string
  operation: Operation | null
  method: string
  /** The path below the base. */
  path: string
  lang: Lang
  options: CallOptions
}

export function requestOf(call: Call): Sent {
  const { base, method, path, options } = call
  const url = new URL(base + path)
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, String(value))
  const body = bodyOf(call)
  const headers: Record<string, string> = {
    ...usualHeaders(call),
    ...(body.type !== null && { 'Content-Type': body.type }),
    ...options.headers,
  }
  for (const name of options.without ?? []) delete headers[name]
  return {
    method,
    url,
    headers,
    text: body.text,
    form: body.form,
    ...(options.raw?.isBytes === true && { isBytes: true }),
  }
}

/** The headers that a client of the contract sends. */
function usualHeaders({ operation, method, lang, options }: Call): Record<string, string> {
  const declares = (name: string) => operation?.parameters.some((each) => each.name === name) ?? false
  const isWrite = operation ? declares('X-Requested-With') : method !== 'GET'
  const cookie = options.as ? cookieHeader(options.as) : ''
  return {
    Accept: '*/*',
    'Accept-Language': lang,
    ...(cookie && { Cookie: cookie }),
    ...(isWrite && { 'X-Requested-With': 'hashi' }),
    ...(declares('Idempotency-Key') && { 'Idempotency-Key': randomUUID() }),
  }
}

type Body = { text: string | null; form: FormData | null; type: string | null }

/** A form gets its content type, with the boundary, when it is sent. */
function bodyOf({ operation, options: { raw, body } }: Call): Body {
  if (raw) return { ...raw, form: null }
  if (body === undefined) return { text: null, form: null, type: null }
  if (operation?.body?.type === 'multipart/form-data') return { text: null, form: formOf(body), type: null }
  return { text: JSON.stringify(body), form: null, type: 'application/json' }
}

/** A list is repeated parts, an object is JSON text, a file is a binary part. */
export function formOf(value: unknown): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(value ?? {}) as [string, unknown][]) {
    for (const each of [part].flat()) {
      if (each instanceof File) form.append(name, each)
      else form.append(name, isObject(each) ? JSON.stringify(each) : shown(each, Infinity))
    }
  }
  return form
}

/** Fills the parameters of a path, with their examples where no value is given. */
export function fillPath(
  { path, parameters }: Operation,
  values: Record<string, string | number> = {},
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((each) => each.in === 'path' && each.name === name)?.example
    return encodeURIComponent(shown(values[name] ?? example, Infinity))
  })
}
