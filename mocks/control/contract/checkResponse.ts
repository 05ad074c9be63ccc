import type * as z from 'zod/mini'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { HeaderRule } from '../declarations.ts'
import type { Violation } from '../generated/client.ts'
import { declarations } from '../generated/declarations.ts'
import { issuesOf } from './issues.ts'

export type SentResponse = {
  status: number
  headers: Headers
  setCookies: string[]
  /** Null for a body that is no text. */
  text: string | null
}

/** Returns the differences between a response and the contract: status, headers, media type and body. */
export function checkResponse(id: OperationId, method: string, response: SentResponse): Violation[] {
  const declared = declarations[id][response.status] ?? notModified(id, response)
  if (!declared) return [violation('status', `${response.status} is no declared status of ${id}`)]
  const hasBody = method !== 'HEAD' && declared.mediaType !== null
  return [
    ...Object.entries(declared.headers).flatMap(([name, rule]) => checkHeader(response, name, rule)),
    ...(hasBody ? checkMediaType(response, declared.mediaType) : []),
    ...(hasBody ? checkBody(id, response) : []),
  ]
}

/** The contract's shared response to a validator: the headers of the success, without a body. No operation repeats it. */
function notModified(id: OperationId, { status }: SentResponse) {
  const success = declarations[id][200]
  return status === 304 && success && 'ETag' in success.headers ? { ...success, mediaType: null } : undefined
}

const violation = (place: string, message: string): Violation => ({ side: 'answer', place, message })

function checkHeader({ headers, setCookies }: SentResponse, name: string, rule: HeaderRule): Violation[] {
  const value = name === 'Set-Cookie' ? (setCookies[0] ?? null) : headers.get(name)
  const missing = rule.required ? 'is missing' : null
  const message = value === null ? missing : messageAbout(name, value, rule)
  return message === null ? [] : [violation(`header ${name}`, message)]
}

function messageAbout(name: string, value: string, { values, minimum, maximum, maxLength }: HeaderRule) {
  if (name === 'Vary' && !/(?:^|,\s*)Accept-Language(?:\s*,|$)/i.test(value))
    return `is ${value} and does not contain Accept-Language`
  if (values && !values.includes(value)) return `is ${value} instead of ${values.join(' or ')}`
  if (minimum !== undefined && !isWholeNumber(value, minimum, maximum ?? Infinity))
    return `is ${value} and no whole number from ${minimum} to ${maximum}`
  if (maxLength !== undefined && value.length > maxLength) return `is longer than ${maxLength} characters`
  return null
}

const isWholeNumber = (text: string, least: number, most: number) =>
  /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most

function checkMediaType({ headers }: SentResponse, declared: string | null): Violation[] {
  const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  return type === declared
    ? []
    : [violation('header Content-Type', `is ${type || 'missing'} instead of ${declared}`)]
}

/** Bodies that are no text, like files, have no schema to check. */
function checkBody(id: OperationId, { status, text }: SentResponse): Violation[] {
  const schemas: Record<string, z.ZodMiniType | null> = operations[id].responses
  const schema = schemas[status]
  if (!schema || text === null) return []
  return issuesOf(schema, parsed(text)).map(({ path, message }) =>
    violation(['body', path].filter(Boolean).join(' '), message),
  )
}

/** Returns the text itself if it is no JSON, which no schema of the contract allows. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
