/** Faults of strangers that the kit did not notice at first: parts of pages, markup, values with a form of their own, later calls. */

import {
  type Json,
  type JsonObject,
  at,
  numberAt,
  parseJson,
  shown,
  textAt,
} from '../../contract-kit/src/json.ts'
import { type Break, answer, body, idOf, listOf, searchOf, sent } from './breaking.ts'
import { within } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

export const strangersAgain: Mutation[] = [
  {
    name: 'jobs that a filter loses from the page, but not from its total',
    rule: 'page-items',
    only: ['searchJobs'],
    breaks: body('searchJobs', (json, request) => {
      const salary = Number(searchOf(request).get('salary'))
      const jobs = listOf(json, 'jobs').filter((job) => numberAt(job, 'salaryMin') >= salary)
      return { ...json, jobs }
    }),
  },
  {
    name: 'entities of HTML in plain texts',
    rule: 'plain-text',
    only: ['getJob'],
    breaks: answer('getJob', ({ status, text }, { headers }) =>
      status === 200 && headers.get('Accept-Language') === 'en'
        ? { text: text.replaceAll('’', '&rsquo;') }
        : null,
    ),
  },
  {
    name: 'files that are read as texts',
    rule: 'file-content',
    only: ['getApplicantFile', 'updateWorkingHistoryAddition'],
    breaks: answer('getApplicantFile', ({ status }) => (status === 200 ? {} : null)),
  },
  {
    name: 'a phone number without its leading zeros',
    rule: 'stored-as-sent',
    only: ['updateProfile'],
    breaks: rewriteField('updateProfile', 'phoneNumber', (text) => text.replace(/^0+/, '')),
  },
  {
    name: 'a wide blank that becomes another',
    rule: 'stored-as-sent',
    only: ['updateProfile'],
    breaks: rewriteField('updateProfile', 'nameKana', (text) => text.replaceAll('\u3000', ' ')),
  },
  {
    name: 'an address in lower case',
    rule: 'stored-as-sent',
    only: ['updateWorkingHistoryAddition'],
    breaks: rewriteField('updateWorkingHistoryAddition', 'otherURL', (text) => text.toLowerCase()),
  },
  {
    name: 'passwords that are cut',
    rule: 'login-refused',
    only: ['resetPassword', 'login'],
    breaks: cutPasswords(50),
  },
  {
    name: 'HEAD without a session',
    rule: 'session-required',
    only: ['getProfile'],
    breaks: (send) => async (request) =>
      request.method === 'HEAD' ? new Response(null, { status: 200 }) : send(request),
  },
  {
    name: 'the typed address of a login instead of the stored one',
    rule: 'session-opened',
    only: ['login'],
    breaks: echoAddress(),
  },
  {
    name: 'unread notifications of the page alone',
    rule: 'page-total',
    only: ['listNotifications'],
    breaks: body('listNotifications', (json) => ({
      ...json,
      unread: listOf(json, 'notifications').filter((each) => at(each, 'readAt') === null).length,
    })),
  },
  {
    name: 'unknown paths in one language',
    rule: 'content-language',
    only: ['listStories'],
    breaks: (send) => (request) => {
      const headers = new Headers(request.headers)
      if (request.url.includes('no-such-path')) headers.set('Accept-Language', 'ja')
      return send(new Request(request, { headers }))
    },
  },
  {
    name: 'the time of the first request instead of the last',
    rule: 'write-effect',
    only: ['requestInterview', 'getAuth'],
    breaks: keepFirst('getAuth', 'interviewRequestedAt'),
  },
]

/** Answers a login with the address that was typed. */
function echoAddress(): Break {
  return (send) => async (request) => {
    const email = textAt(parseJson(await request.clone().text()), 'email')
    const echo = body('login', (json) => within(json, 'auth', (auth) => ({ ...auth, email })))
    return idOf(request) === 'login' ? echo(send)(request) : send(request)
  }
}

/** Changes a text of a body; other bodies stay as they are, to the byte. */
function rewriteField(id: string, field: string, change: (text: string) => string): Break {
  return (send) => async (request) => {
    const before = parseJson(await request.clone().text())
    const text = textAt(before, field)
    const isChanged = idOf(request) === id && change(text) !== text
    return isChanged ? sent(id, (json) => ({ ...json, [field]: change(text) }))(send)(request) : send(request)
  }
}

/** Keeps only the beginning of each password. */
function cutPasswords(most: number): Break {
  const cut = (json: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(json).map(([name, value]) => [
        name,
        name.includes('password') && typeof value === 'string' ? value.slice(0, most) : value,
      ]),
    )
  const breaks = ['login', 'changePassword', 'resetPassword'].map((id) => sent(id, cut))
  return (send) => breaks.reduce((inner, next) => next(inner), send)
}

/** Answers with the first value of a field for each applicant. */
function keepFirst(id: string, field: string): Break {
  const known = new Map<string, Json>()
  return body(id, (json) => {
    const applicant = shown(json['id'])
    const value = known.get(applicant) ?? json[field] ?? null
    known.set(applicant, value)
    return { ...json, [field]: value }
  })
}
