/** Sessions that live too long or too short, and passwords. */

import { isObject, parseJson, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, body, idOf, pretend, problem, status, withBody } from './breaking.ts'
import type { Mutation } from './mutations.ts'

export const sessionMutations: Mutation[] = [
  {
    name: 'a login without a session',
    rule: 'session-opened',
    only: ['login', 'getAuth'],
    breaks: answer('login', ({ headers, json }) => {
      const all = headers.getSetCookie()
      headers.delete('Set-Cookie')
      for (const text of all) headers.append('Set-Cookie', text.replace(/^hashi_sid=[^;]*/, 'hashi_sid=lost'))
      return { headers, json }
    }),
  },
  {
    name: 'a session cookie that outlives the browser',
    rule: 'cookie-attributes',
    only: ['login'],
    breaks: answer('login', ({ headers, json }) => {
      const all = headers.getSetCookie()
      headers.delete('Set-Cookie')
      for (const text of all)
        headers.append('Set-Cookie', text.replace(/^(hashi_sid=[^;]+)/, '$1; Max-Age=31536000'))
      return { headers, json }
    }),
  },
  {
    name: 'a logout of the browser alone',
    rule: 'session-ended',
    only: ['logout', 'getAuth'],
    breaks: forgetCookies('logout'),
  },
  {
    name: 'a wrong password that tells that the address exists',
    rule: 'login-refused',
    only: ['login'],
    breaks: (send) => async (request) => {
      const isKnown = idOf(request) === 'login' && (await request.clone().text()).includes('linh@')
      return isKnown
        ? problem('login', 401, { detail: 'The password is wrong.' })(send)(request)
        : send(request)
    },
  },
  {
    name: 'a refresh token that stays',
    rule: 'refresh-rotation',
    only: ['refreshSession'],
    breaks: sameToken(),
  },
  {
    name: 'a line that survives a stolen token',
    rule: 'refresh-reuse',
    only: ['refreshSession'],
    breaks: forgiveReuse(),
  },
  {
    name: 'other sessions that survive a change of password',
    rule: 'session-other-ended',
    only: ['changePassword', 'getAuth'],
    breaks: pretend('changePassword', { result: true }),
  },
  {
    name: 'sessions that survive a reset of the password',
    rule: 'session-all-ended',
    only: ['resetPassword', 'getAuth'],
    breaks: reviveSessions(),
  },
  {
    name: 'calls before the first password',
    rule: 'password-first',
    only: ['setInitialPassword', 'getResume'],
    breaks: status('getResume', 403, 401),
  },
  {
    name: 'an activation that repeats',
    rule: 'token-once',
    only: ['activateApplicant'],
    breaks: repeatSuccess('activateApplicant'),
  },
  {
    name: 'a new address that can be confirmed twice',
    rule: 'token-once',
    only: ['confirmEmail'],
    breaks: repeatSuccess('confirmEmail'),
  },
  {
    name: 'a verification that spends its link',
    rule: 'write-effect',
    only: ['verifyApplicant'],
    breaks: spendToken('verifyApplicant'),
  },
  {
    name: 'a first password that can be set twice',
    rule: 'write-effect',
    only: ['setInitialPassword'],
    breaks: repeatSuccess('setInitialPassword'),
  },
  {
    name: 'a mail in the other language',
    rule: 'mail-sent',
    only: ['forgotPassword'],
    breaks: (send) => (request) => {
      if (idOf(request) !== 'forgotPassword') return send(request)
      const headers = new Headers(request.headers)
      headers.set('Accept-Language', 'en')
      return send(new Request(request, { headers }))
    },
  },
  {
    name: 'an address that changes before its link is opened',
    rule: 'write-effect',
    only: ['changeEmail', 'getAuth'],
    breaks: changeAtOnce(),
  },
]

/** Sends the call without its session, so that the backend forgets nothing. */
function forgetCookies(id: string): Break {
  return (send) => (request) => {
    if (idOf(request) !== id) return send(request)
    const headers = new Headers(request.headers)
    headers.delete('Cookie')
    return send(new Request(request, { headers }))
  }
}

function sameToken(): Break {
  return (send) => async (request) => {
    const token = textAt(parseJson(await request.clone().text()), 'refresh_token')
    return body('refreshSession', () => ({ refresh_token: token }))(send)(request)
  }
}

/** Refuses a used token without notifying the backend, so that its token family stays valid. */
function forgiveReuse(): Break {
  const used = new Set<string>()
  return (send) => async (request) => {
    if (idOf(request) !== 'refreshSession') return send(request)
    const token = textAt(parseJson(await request.clone().text()), 'refresh_token')
    if (used.has(token)) return send(withBody(request, '{"refresh_token":"unknown-token-unknown-token"}'))
    used.add(token)
    return send(request)
  }
}

/** After a reset, `getAuth` answers as before it. */
function reviveSessions(): Break {
  let last: Response | null = null
  let isReset = false
  return (send) => async (request) => {
    const response = await send(request)
    if (idOf(request) === 'resetPassword' && response.ok) isReset = true
    if (idOf(request) !== 'getAuth') return response
    if (response.ok) last = response.clone()
    return isReset && last ? last.clone() : response
  }
}

/** Gives a repetition of the same call the first success again. */
function repeatSuccess(id: string): Break {
  const successes = new Map<string, Response>()
  return (send) => async (request) => {
    if (idOf(request) !== id) return send(request)
    const key = `${request.url} ${id === 'setInitialPassword' ? request.headers.get('Cookie') : await request.clone().text()}`
    const response = await send(request)
    if (response.ok) successes.set(key, response.clone())
    return successes.get(key)?.clone() ?? response
  }
}

/** Refuses a token that has worked once. */
function spendToken(id: string): Break {
  const used = new Set<string>()
  return (send) => async (request) => {
    if (idOf(request) !== id) return send(request)
    const token = textAt(parseJson(await request.clone().text()), 'token')
    if (used.has(token)) return send(withBody(request, '{"token":"no-such-token"}'))
    used.add(token)
    return send(request)
  }
}

function changeAtOnce(): Break {
  let email: string | null = null
  return (send) => async (request) => {
    const id = idOf(request)
    const text = await request.clone().text()
    const response = await send(request)
    if (id === 'changeEmail' && response.ok) email = textAt(parseJson(text), 'email')
    if (id !== 'getAuth' || email === null || !response.ok) return response
    const json = parseJson(await response.clone().text())
    return new Response(JSON.stringify(isObject(json) ? { ...json, email } : json), response)
  }
}
