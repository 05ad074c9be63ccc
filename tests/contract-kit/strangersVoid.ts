/** Things that an event should have made void: marks of browsers, links, the line of an expired session. */

import { textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, idOf } from './breaking.ts'
import type { Mutation } from './mutations.ts'

const isSpent = (json: Parameters<typeof textAt>[0]) => textAt(json, 'type') === '/problems/link-spent'

/** Gives an answer another status directly after a successful call of an operation. */
function directlyAfter(event: string, id: string, to: number): Break {
  let last = ''
  return (send) => async (request) => {
    const broken = answer(id, ({ json }) =>
      last === event && isSpent(json) ? { status: to, json: { result: true } } : null,
    )
    const response = await broken(send)(request)
    if (response.ok) last = idOf(request)
    return response
  }
}

/** A login reads its cookie only while the session lives. */
const livingCookies: Break = (send) => async (request) => {
  if (idOf(request) !== 'login') return send(request)
  const headers = new Headers(request.headers)
  const url = request.url.replace('/login', '/auth')
  const auth = await send(new Request(url, { headers: { Cookie: headers.get('Cookie') ?? '' } }))
  if (auth.status === 401) headers.delete('Cookie')
  return send(new Request(request, { headers }))
}

const markIn = (cookies: string) => /hashi_device=([^;]+)/.exec(cookies)?.[1] ?? ''

/** A browser with a mark that is older than the password is no stranger. */
function lastingMarks(): Break {
  const outdated = new Set<string>()
  const marks = new Set<string>()
  return (send) => async (request) => {
    const mark = markIn(request.headers.get('Cookie') ?? '')
    const response = await send(request)
    for (const cookie of response.headers.getSetCookie()) marks.add(markIn(cookie))
    if (idOf(request) === 'changePassword' && response.ok) for (const each of marks) outdated.add(each)
    const isLocked = idOf(request) === 'login' && response.status === 429
    return isLocked && mark !== '' && outdated.has(mark)
      ? new Response(response.body, { status: 401 })
      : response
  }
}

export const strangersVoid: Mutation[] = [
  {
    name: 'a link to a new address that survives a reset of the password',
    rule: 'token-once',
    only: ['confirmEmail', 'resetPassword'],
    breaks: directlyAfter('resetPassword', 'confirmEmail', 200),
  },
  {
    name: 'a link to a new password that survives a confirmed address',
    rule: 'token-once',
    only: ['resetPassword', 'confirmEmail'],
    breaks: directlyAfter('confirmEmail', 'resetPassword', 200),
  },
  {
    name: 'a link to a new address that lives for ever',
    rule: 'lifetime',
    only: ['confirmEmail'],
    breaks: answer('confirmEmail', ({ json }) =>
      isSpent(json) ? { status: 200, json: { result: true } } : null,
    ),
  },
  {
    name: 'a line that survives a login, because its cookie has expired',
    rule: 'lifetime',
    only: ['refreshSession', 'login'],
    breaks: livingCookies,
  },
  {
    name: 'a browser that stays known after a new password',
    rule: 'limit-exists',
    only: ['login', 'changePassword'],
    breaks: lastingMarks(),
  },
]
