/** Faults of strangers that show in two calls at the same moment, and in two browsers of one applicant. */

import { parseJson, textAt } from '../../contract-kit/src/json.ts'
import { type Break, idOf } from './breaking.ts'
import type { Mutation } from './mutations.ts'
import { refusal, sessionOf, tooMany } from './operators/callTools.ts'

export const strangersTogether: Mutation[] = [
  {
    name: 'a refresh token that is looked up and spent in two steps',
    rule: 'refresh-rotation',
    only: ['refreshSession'],
    breaks: answerBoth('refreshSession'),
  },
  {
    name: 'a link that is looked up and spent in two steps',
    rule: 'token-once',
    only: ['activateApplicant', 'forgotPassword'],
    breaks: answerBoth('activateApplicant'),
  },
  {
    name: 'an address that is looked up and registered in two steps',
    rule: 'write-effect',
    only: ['createEntry'],
    breaks: answerBoth('createEntry'),
  },
  {
    name: 'an application that is looked up and created in two steps',
    rule: 'write-effect',
    only: ['applyForJobs'],
    breaks: answerBoth('applyForJobs'),
  },
  {
    name: 'a login that ends the sessions of other browsers',
    rule: 'session-opened',
    only: ['login', 'getAuth'],
    breaks: endSessions('login'),
  },
  {
    name: 'a logout that ends the sessions of other browsers',
    rule: 'session-ended',
    only: ['logout', 'getAuth'],
    breaks: endSessions('logout'),
  },
  {
    name: 'a forgotten password that ends sessions',
    rule: 'write-effect',
    only: ['forgotPassword', 'login', 'getAuth'],
    breaks: endSessions('forgotPassword'),
  },
  {
    name: 'a limit of logins that counts the right ones',
    rule: 'limit-exists',
    only: ['login'],
    breaks: countLogins(),
  },
]

/** Two requests are equal if this is: the address of a form, or the whole body. */
async function contentOf(request: Request): Promise<string> {
  const text = await request.clone().text()
  return /kit-entry\S+/.exec(text)?.[0] ?? text
}

/** Answers a call that arrives before the end of an equal one as that one. */
function answerBoth(id: string): Break {
  const open = new Map<string, Promise<Response>>()
  return (send) => async (request) => {
    if (idOf(request) !== id || request.headers.get('X-Requested-With') !== 'hashi') return send(request)
    const content = `${await contentOf(request)} ${sessionOf(request)}`
    const answer = open.get(content) ?? send(request)
    open.set(content, answer)
    const response = await answer
    open.delete(content)
    return response.clone()
  }
}

/** An operation ends all earlier sessions of its applicant. */
function endSessions(by: string): Break {
  const owners = new Map<string, string>()
  const dead = new Set<string>()
  const endAll = (email: string): void => {
    for (const [session, owner] of owners) if (owner === email) dead.add(session)
  }
  return (send) => async (request) => {
    const id = idOf(request)
    const session = sessionOf(request) ?? ''
    if (id === 'getAuth' && dead.has(session)) return refusal(request, 401, '/problems/unauthorized')
    const email = textAt(parseJson(await request.clone().text()), 'email') || (owners.get(session) ?? '')
    const response = await send(request)
    if (id === by && response.ok) endAll(email)
    if (id === 'login') owners.set(sessionIn(response), email)
    return response
  }
}

const sessionIn = ({ headers }: Response): string =>
  /hashi_sid=([^;]+)/.exec(headers.getSetCookie().join())?.[1] ?? ''

/** Refuses a login after five right ones with no other call between them. */
function countLogins(): Break {
  let count = 0
  return (send) => async (request) => {
    const response = await send(request)
    count = idOf(request) === 'login' ? count + Number(response.ok) : 0
    return count <= 5 ? response : tooMany(request)
  }
}
