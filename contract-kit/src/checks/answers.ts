/** Status, media type and body of an answer. */

import { maskSecrets } from '../http/curl.ts'
import { isLarge } from '../http/exchange.ts'
import { shown } from '../json.ts'
import { type Check, unless } from './check.ts'

/** Answers of a path or a method that no operation has; every path answers so. */
const shared = [404, 405]

export const statusDeclared: Check = {
  rule: 'status-declared',
  applies: ({ exchange }) =>
    exchange.status > 0 && (exchange.operation !== null || !shared.includes(exchange.status)),
  faults: ({ exchange: { operation, status, text }, response }) =>
    unless(
      response !== null,
      operation
        ? `one of ${operation.responses.map((each) => each.status).join(', ')}`
        : '404 or 405, since the contract has no such call',
      `${status} ${shown(maskSecrets(text))}`,
    ),
}

/** An overloaded server answers 503. */
export const noServerError: Check = {
  rule: 'no-server-error',
  applies: ({ exchange: { status, request } }) => status > 0 || !isLarge(request),
  faults: ({ exchange: { status, text } }) =>
    unless(
      (status > 0 && status < 500) || status === 503,
      'an answer with a status below 500',
      `${status || 'none:'} ${shown(maskSecrets(text))}`,
    ),
}

export const mediaType: Check = {
  rule: 'media-type',
  applies: ({ response }) => response !== null,
  faults: ({ exchange: { headers }, response }) => {
    const declared = response?.media.map(({ type }) => type) ?? []
    const type = typeOf(headers)
    const seen = headers.get('Content-Type') ?? 'no Content-Type'
    const hasCharset = type.includes('json') && seen.includes(';')
    return [
      ...unless(
        declared.length === 0 || declared.includes(type),
        declared.join(' or '),
        seen,
        response?.pointer,
      ),
      ...unless(!hasCharset, `${type} without a charset`, seen, response?.pointer),
    ]
  },
}

export const bodySchema: Check = {
  rule: 'body-schema',
  applies: ({ response }) => response?.media.some(({ type }) => type.includes('json')) ?? false,
  faults: ({ exchange: { headers, json, text, bytes }, contract, response }) => {
    const media = response?.media.find(({ type }) => type === typeOf(headers)) ?? response?.media[0]
    if (!media) return []
    if (hasMark(bytes))
      return unless(false, 'a JSON body without a byte order mark', 'U+FEFF before it', media.pointer)
    if (json === undefined) return unless(false, 'a JSON body', shown(text) || 'an empty body', media.pointer)
    return contract
      .validate(media.pointer, json)
      .map(({ place, expected, seen }) => ({ place, expected, seen: maskSecrets(seen) }))
  },
}

/** The text of an answer is decoded, and has lost the mark. */
const hasMark = ([first, second, third]: Uint8Array) => first === 0xef && second === 0xbb && third === 0xbf

function typeOf(headers: Headers): string {
  return (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** The client has compared the answer with the model's. */
export const differsFromModel: Check = {
  rule: 'differs-from-model',
  applies: ({ exchange }) => exchange.model !== undefined,
  faults: ({ exchange: { model = [] } }) => model.map(({ expected, seen }) => ({ expected, seen })),
}
