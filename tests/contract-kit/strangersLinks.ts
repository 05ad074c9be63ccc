/** Faults in links, forms and closing dates of a team that built the public operations from the reference alone. */

import { type Json, isObject, parseJson, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, idOf, isEnglish, sent } from './breaking.ts'
import type { Mutation } from './mutations.ts'

/** A job that was read once is never closed. */
function neverClosed(): Break {
  const known = new Map<string, Response>()
  return (send) => async (request) => {
    const response = await send(request)
    if (idOf(request) !== 'getJob') return response
    const key = `${request.url} ${request.headers.get('Accept-Language')}`
    if (response.status === 200) known.set(key, response.clone())
    return response.status === 404 ? (known.get(key)?.clone() ?? response) : response
  }
}

/** Tokens of links for one purpose serve another one: a living token that `reset` refuses only for its password. */
const anyPurpose: Break = (send) => async (request) => {
  const token = textAt(parseJson(await request.clone().text()), 'token')
  const response = await send(request)
  if (idOf(request) !== 'verifyApplicant' || response.status !== 422) return response
  const body = JSON.stringify({ token, password: 'x', password_confirm: 'x' })
  const url = request.url.replace('/verify', '/reset-password')
  const reset = await send(new Request(url, { method: 'POST', headers: request.headers, body }))
  const isLiving = textAt(parseJson(await reset.text()), 'type') === '/problems/validation'
  return isLiving ? Response.json({ result: true }) : response
}

/** The confirmation of one kind of a form is always in Japanese. */
const japaneseToCompanies: Break = (send) => async (request) => {
  if (idOf(request) !== 'createInquiry' || !isEnglish(request)) return send(request)
  const isCompany = textAt(parseJson(await request.clone().text()), 'kind') === 'recruiting'
  const headers = new Headers(request.headers)
  if (isCompany) headers.set('Accept-Language', 'ja')
  return send(new Request(request, { headers }))
}

const isUsual = (text: string) => /^[a-z0-9_,]*$/.test(text)

/** Refuses an address of origin with other characters. */
const strictOrigin: Break = (send) => async (request) => {
  if (idOf(request) !== 'createEntry') return send(request)
  const form = await request.clone().text()
  const origin = /name="fromLink"\r\n\r\n(.*)\r\n/.exec(form)?.[1] ?? ''
  return isUsual(origin) ? send(request) : new Response(null, { status: 422 })
}

const withoutEmptyType = (json: { [name: string]: Json }) =>
  json['kind'] === 'general' && json['type'] === '' ? { ...json, type: 'none' } : json

export const strangersLinks: Mutation[] = [
  {
    name: 'a link for a password that verifies an address',
    rule: 'token-once',
    only: ['verifyApplicant', 'forgotPassword', 'resetPassword'],
    breaks: anyPurpose,
  },
  {
    name: 'a confirmation to companies that is always in Japanese',
    rule: 'mail-sent',
    only: ['createInquiry'],
    breaks: japaneseToCompanies,
  },
  {
    name: 'an empty choice of another kind that is refused',
    rule: 'field-edge',
    only: ['createInquiry'],
    breaks: sent('createInquiry', withoutEmptyType),
  },
  {
    name: 'an origin with capitals that refuses the entry',
    rule: 'field-edge',
    only: ['createEntry'],
    breaks: strictOrigin,
  },
  { name: 'a job without an end', rule: 'lifetime', only: ['getJob', 'searchJobs'], breaks: neverClosed() },
  {
    name: 'a closed job that no search by its id names',
    rule: 'lifetime',
    only: ['getJob', 'searchJobs'],
    breaks: answer('searchJobs', ({ json }) =>
      isObject(json) && Array.isArray(json['closed']) && json['closed'].length > 0
        ? { json: { ...json, closed: [] } }
        : null,
    ),
  },
]
