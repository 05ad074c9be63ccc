/** Rules about the content of an answer that its schema cannot express. */

import { itemsOf } from '../contract/pages.ts'
import { type Json, numberAt, shown } from '../json.ts'
import { type Check, unless } from './check.ts'

/** A page is full unless the list ends on it. */
export const pageItems: Check = {
  rule: 'page-items',
  applies: ({ exchange: { status, operation, json } }) =>
    status === 200 &&
    (operation?.parameters.some(({ name }) => name === 'perPage') ?? false) &&
    !Number.isNaN(numberAt(json, 'total') + numberAt(json, 'page') + numberAt(json, 'perPage')),
  faults: ({ exchange, contract, response }) => {
    const { json } = exchange
    const [total, page, size] = [numberAt(json, 'total'), numberAt(json, 'page'), numberAt(json, 'perPage')]
    const rest = Math.max(0, Math.min(size, total - (page - 1) * size))
    const count = itemsOf(contract, exchange).length
    return unless(
      count === rest,
      `${rest} items on page ${page} of ${total} items with ${size} a page`,
      `${count} items`,
      response?.pointer,
    )
  },
}

/** Fields with HTML from an editor. */
const html = ['reason', 'body']
const MARKUP = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);|<\/?[a-z][^<>]*>/iu

/** Texts of public answers, which no applicant has written. */
export const plainText: Check = {
  rule: 'plain-text',
  applies: ({ exchange: { status, operation } }) =>
    status === 200 && operation?.method === 'GET' && !operation.isSecured,
  faults: ({ exchange, response }) => {
    const wrong = markedUp(exchange.json, '')
    return unless(
      wrong === null,
      `plain text at ${wrong?.path}, without HTML`,
      shown(wrong?.text),
      response?.pointer,
    )
  },
}

/** Returns the first text with entities or elements of HTML, or null. */
function markedUp(value: Json | undefined, path: string): { path: string; text: string } | null {
  if (typeof value === 'string') return MARKUP.test(value) ? { path, text: value } : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = html.includes(key) ? null : markedUp(part, `${path}/${Array.isArray(value) ? '*' : key}`)
    if (found) return found
  }
  return null
}
