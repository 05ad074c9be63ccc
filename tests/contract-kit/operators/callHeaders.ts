/** Faults in the reading of headers: languages, validators, sessions, keys. */

import type { Operation } from '../../../contract-kit/src/contract/operations.ts'
import type { Transport } from '../../../contract-kit/src/http/client.ts'
import { parseJson, textAt } from '../../../contract-kit/src/json.ts'
import { type Break, idOf, withBody } from '../breaking.ts'
import { callHeader, callHeaders, calls, hasTag, newKey, refusal, sessionOf } from './callTools.ts'
import type { CallFault, Family } from './mutation.ts'

const made = (family: Family, faults: Record<string, Break>): CallFault[] =>
  Object.entries(faults).map(([name, breaks]) => ({ name, family, breaks }))

export const headerFaults = (operation: Operation): CallFault[] => [
  ...made('calls: languages and validators', { ...languages(operation), ...validators(operation) }),
  ...made('calls: sessions', { ...requestedWith(operation), ...sessions(operation) }),
  ...made('calls: keys', keys(operation)),
]

function languages(operation: Operation): Record<string, Break> {
  const onLanguage = (change: (value: string) => string | null) =>
    callHeader(operation, 'Accept-Language', change)
  return {
    'always in Japanese': callHeaders(operation, (headers) => headers.set('Accept-Language', 'ja')),
    'always in English': callHeaders(operation, (headers) => headers.set('Accept-Language', 'en')),
    'English without Accept-Language': callHeaders(operation, (headers) => {
      if (!headers.has('Accept-Language')) headers.set('Accept-Language', 'en')
    }),
    'the first language alone': onLanguage((value) => value.split(/[,;]/)[0] ?? value),
    'languages without weights': onLanguage((value) => value.replaceAll(/;\s*q=[\d.]+/g, '')),
    'languages without regions': onLanguage((value) => value.replaceAll(/en-\w+/g, 'fr')),
  }
}

function validators(operation: Operation): Record<string, Break> {
  if (operation.method !== 'GET' || !hasTag(operation)) return {}
  const onTag = (change: (value: string) => string | null) => callHeader(operation, 'If-None-Match', change)
  return {
    'If-None-Match ignored': onTag(() => null),
    'weak tags unknown': onTag((value) => (value.includes('W/') ? '"none"' : value)),
    'lists of tags unknown': onTag((value) => (value.includes(',') ? '"none"' : value)),
    'any If-None-Match is 304': calls(operation, async (request, send) => {
      const response = await send(request)
      if (!request.headers.has('If-None-Match') || response.status !== 200) return response
      return new Response(null, { status: 304, headers: response.headers })
    }),
  }
}

function requestedWith(operation: Operation): Record<string, Break> {
  if (operation.method === 'GET') return {}
  return {
    'X-Requested-With not checked': callHeaders(operation, (headers) =>
      headers.set('X-Requested-With', 'hashi'),
    ),
    'any X-Requested-With': callHeader(operation, 'X-Requested-With', () => 'hashi'),
  }
}

type Session = { cookie: string; email: string }

/** Passes calls on, and remembers the sessions that logins opened. */
function remembering(send: Transport): { sessions: Session[]; send: Transport } {
  const known: Session[] = []
  return {
    sessions: known,
    send: async (request) => {
      const text = idOf(request) === 'login' ? await request.clone().text() : ''
      const response = await send(request)
      const cookie = response.headers.getSetCookie().find((each) => /hashi_sid=./.test(each))
      if (text && cookie && response.ok)
        known.push({
          cookie: `${cookie.split(';')[0]}; hashi_session=1`,
          email: textAt(parseJson(text), 'email'),
        })
      return response
    },
  }
}

const withSession = (request: Request, { cookie }: Session): Request => {
  const headers = new Headers(request.headers)
  headers.set('Cookie', cookie)
  return new Request(request, { headers })
}

/** Handles the calls of an operation with the sessions that are known. */
const onSessions =
  (
    { id }: Operation,
    handle: (request: Request, send: Transport, known: Session[]) => Promise<Response>,
  ): Break =>
  (plain) => {
    const { sessions: known, send } = remembering(plain)
    return (request) => (idOf(request) === id ? handle(request, send, known) : send(request))
  }

function sessions(operation: Operation): Record<string, Break> {
  if (!operation.isSecured) return {}
  return {
    'no session needed': onSessions(operation, (request, send, known) => {
      const last = known.at(-1)
      return send(sessionOf(request) === null && last ? withSession(request, last) : request)
    }),
    'any session accepted': onSessions(operation, async (request, send, known) => {
      const last = known.at(-1)
      const copy = request.clone()
      const response = await send(request)
      const isRefused = response.status === 401 && sessionOf(copy) !== null && last
      return isRefused ? send(withSession(copy, last)) : response
    }),
    'for another person': onSessions(operation, (request, send, known) => {
      const own = known.find(({ cookie }) => cookie.includes(sessionOf(request) ?? 'none'))
      const other = known.findLast(({ email }) => own && email !== own.email)
      return send(other ? withSession(request, other) : request)
    }),
  }
}

function keys(operation: Operation): Record<string, Break> {
  if (!operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return {}
  const onKey = (change: (key: string) => string) => callHeader(operation, 'Idempotency-Key', change)
  const isKey = (key: string) => /^[\da-f-]{36}$/i.test(key)
  return {
    'keys ignored': onKey((key) => (isKey(key) ? newKey() : key)),
    'keys in one case': onKey((key) => (/[A-F]/.test(key) ? newKey() : key)),
    'any text as a key': onKey((key) => (isKey(key) ? key : newKey())),
    'no key needed': callHeaders(operation, (headers) => {
      if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newKey())
    }),
    ...(operation.body?.type === 'application/json' && {
      'a key with any content': onKnownKeys(operation, (request, send, { body }) =>
        send(withBody(request, body)),
      ),
    }),
    ...(operation.responses.some(({ status }) => status === 201) && {
      'a repetition is 200': onKnownKeys(operation, async (request, send) => {
        const response = await send(request)
        return response.status === 201
          ? new Response(response.body, { status: 200, headers: response.headers })
          : response
      }),
    }),
    'a repetition is a conflict': onKnownKeys(operation, (request) => Promise.resolve(conflict(request))),
    'failures stored': onKnownKeys(operation, (request, send, { answer }) =>
      answer.ok ? send(request) : Promise.resolve(answer.clone()),
    ),
    ...(operation.isSecured && {
      'keys of every person': onKnownKeys(operation, (request, send, { session }) =>
        session === sessionOf(request) ? send(request) : Promise.resolve(conflict(request)),
      ),
    }),
    'keys of every operation': sharedKeys(operation),
  }
}

const conflict = (request: Request) => refusal(request, 409, '/problems/idempotency-key-reused')

type First = { body: string; answer: Response; session: string | null }

/** Handles the calls under a key that an earlier call had. */
function onKnownKeys(
  { id }: Operation,
  handle: (request: Request, send: Transport, first: First) => Promise<Response>,
): Break {
  const known = new Map<string, First>()
  return (send) => async (request) => {
    const key = request.headers.get('Idempotency-Key')?.toLowerCase()
    if (idOf(request) !== id || key === undefined) return send(request)
    const first = known.get(key)
    if (first) return handle(request, send, first)
    const body = await request.clone().text()
    const session = sessionOf(request)
    const answer = await send(request)
    known.set(key, { body, answer: answer.clone(), session })
    return answer
  }
}

/** Refuses a key that another operation had. */
function sharedKeys({ id }: Operation): Break {
  const owners = new Map<string, string>()
  return (send) => (request) => {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const owner = owners.get(key) ?? idOf(request)
    if (key) owners.set(key, owner)
    return idOf(request) === id && owner !== id ? Promise.resolve(conflict(request)) : send(request)
  }
}
