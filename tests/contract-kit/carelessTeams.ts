/** Faults of teams that test the middle and not the edge: neighbours, ties, last pages, spellings, cookies, and the effect of a second call. */

import {
  type Json,
  type JsonObject,
  isObject,
  numberAt,
  parseJson,
  textAt,
} from '../../contract-kit/src/json.ts'
import {
  type Break,
  answer,
  body,
  idOf,
  isEnglish,
  listOf,
  searchOf,
  sent,
  sentHeaders,
  withBody,
} from './breaking.ts'
import { errors, sentAsText, sentText, within } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

export const carelessTeams: Mutation[] = [
  {
    name: 'a date that is stored in UTC, a day early',
    rule: 'stored-as-sent',
    only: ['updateProfile', 'getProfile'],
    breaks: sent('updateProfile', (json) => ({ ...json, birthday: dayBefore(json['birthday']) })),
  },
  {
    name: 'a number of unread notifications that stays',
    rule: 'write-effect',
    only: ['listNotifications', 'readNotification'],
    breaks: firstNumber('listNotifications', 'unread'),
  },
  {
    name: 'an id that is used again',
    rule: 'write-effect',
    only: ['createInquiry', 'createInvitation'],
    breaks: body('createInquiry', (json) => ({ ...json, id: 1 })),
  },
  {
    name: 'a last story before the first',
    rule: 'story-neighbours',
    only: ['getStory', 'listStories'],
    breaks: body('getStory', (json) =>
      json['previousStory'] === null ? { ...json, previousStory: json['nextStory'] ?? null } : json,
    ),
  },
  {
    name: 'the lower of two middles as the median',
    rule: 'job-pay',
    only: ['getJob', 'searchJobs'],
    breaks: body('getJob', (json) =>
      within(json, 'payContext', (pay) =>
        numberAt(pay, 'jobs') % 2 === 0 ? { ...pay, median: numberAt(pay, 'median') - 50_000 } : pay,
      ),
    ),
  },
  {
    name: 'cookies of the path of the API',
    rule: 'cookie-attributes',
    only: ['login'],
    breaks: answer('login', ({ headers, json }) => {
      const all = headers.getSetCookie()
      headers.delete('Set-Cookie')
      for (const text of all) headers.append('Set-Cookie', text.replace(/Path=\/(?=;|$)/i, 'Path=/api'))
      return { headers, json }
    }),
  },
  {
    name: 'an earlier session that survives a refresh',
    rule: 'session-replaced',
    only: ['refreshSession', 'getAuth'],
    breaks: reviveRenewed(),
  },
  {
    name: 'a key that belongs to every applicant',
    rule: 'idempotency-scope',
    only: ['createInquiry', 'applyForJobs'],
    breaks: keysOfAll('applyForJobs'),
  },
  {
    name: 'the path before the session',
    rule: 'check-order',
    only: ['getProcess'],
    breaks: answer('getProcess', ({ status }, request) =>
      status === 401 && !/\/\d+$/.test(new URL(request.url).pathname) ? { status: 404 } : null,
    ),
  },
  {
    name: 'any number of names in a body',
    rule: 'body-size',
    only: ['login'],
    breaks: (send) => async (request) => {
      const names = isObject(parseJson(await request.clone().text()))
        ? Object.keys(parseJson(await request.clone().text()) ?? {})
        : []
      if (idOf(request) !== 'login' || names.length <= 100) return send(request)
      return send(withBody(request, '{"noSuchField":1}'))
    },
  },
  {
    name: 'any number of parts in a form',
    rule: 'body-size',
    only: ['createEntry'],
    breaks: sentAsText('createEntry', (text) =>
      text.split('--x\r\n').length > 1000 ? `--x\r\n${text.split('--x\r\n')[1]}--x--\r\n` : text,
    ),
  },
  {
    name: 'HEAD with a body',
    rule: 'head-answer',
    only: ['listStories'],
    breaks: (send) => (request) =>
      send(request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request),
  },
  {
    name: 'a percent-encoded path that is unknown',
    rule: 'path-refused',
    only: ['listStories'],
    breaks: (send) => (request) =>
      send(request.url.includes('%') ? new Request(request.url.replace('%', '%25'), request) : request),
  },
  {
    name: 'one validator of a list alone',
    rule: 'not-modified',
    only: ['listStories'],
    breaks: sentHeaders('listStories', (headers) => {
      if (headers.get('If-None-Match')?.includes(',')) headers.delete('If-None-Match')
    }),
  },
  {
    name: 'the number of items before the end as the total of the last page',
    rule: 'page-total',
    only: ['listStories'],
    breaks: body('listStories', (json) =>
      listOf(json, 'cases').length < numberAt(json, 'perPage') && numberAt(json, 'page') > 1
        ? { ...json, total: numberAt(json, 'perPage') * (numberAt(json, 'page') - 1) }
        : json,
    ),
  },
  {
    name: 'jobs of one pay by ascending id',
    rule: 'search-order',
    only: ['searchJobs'],
    breaks: body('searchJobs', (json, request) =>
      searchOf(request).get('orderBy') === 'salary'
        ? { ...json, jobs: turnedTies(listOf(json, 'jobs').filter(isObject)) }
        : json,
    ),
  },
  {
    name: 'the English message of one rule in a Japanese answer',
    rule: 'error-message',
    only: ['createInvitation'],
    breaks: errors('createInvitation', (all, request) =>
      all.map((error) =>
        error['rule'] === 'tel' && !isEnglish(request)
          ? { ...error, message: 'Enter a phone number.' }
          : error,
      ),
    ),
  },
  {
    name: 'texts that are cut at 255 characters',
    rule: 'stored-as-sent',
    only: ['storeCareer', 'getCareer'],
    breaks: sentText('storeCareer', (text) => text.slice(0, 255)),
  },
  {
    name: 'an emoji that is cut in its middle',
    rule: 'stored-as-sent',
    only: ['storeResume', 'getResume'],
    breaks: sentText('storeResume', (text) => text.replace('🙂', '\ud83d')),
  },
  {
    name: 'line breaks of another system',
    rule: 'stored-as-sent',
    only: ['storeCareer', 'getCareer'],
    breaks: sentText('storeCareer', (text) => text.replaceAll('\n', '\r\n')),
  },
  {
    name: 'an address of a login in its own case alone',
    rule: 'session-opened',
    only: ['login', 'getAuth'],
    breaks: sent('login', (json) => ({
      ...json,
      email: /[A-Z]/.test(textAt(json, 'email')) ? 'nobody@example.com' : (json['email'] ?? ''),
    })),
  },
  {
    name: 'Retry-After in milliseconds',
    rule: 'retry-after',
    only: ['login'],
    breaks: answer('login', ({ status, headers }) => {
      if (status === 429) headers.set('Retry-After', String(Number(headers.get('Retry-After')) * 1000))
      return { headers }
    }),
  },
  {
    name: 'a 304 that loses its validator',
    rule: 'header-declared',
    only: ['listStories'],
    breaks: answer('listStories', ({ status, headers }) => {
      if (status === 304) headers.delete('ETag')
      return { headers }
    }),
  },
]

function dayBefore(date: Json | undefined): Json {
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return date ?? null
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
}

/** Answers the number of the first answer again and again. */
function firstNumber(id: string, name: string): Break {
  let first: number | null = null
  return body(id, (json) => {
    first ??= numberAt(json, name)
    return { ...json, [name]: first }
  })
}

/** The session that a refresh has renewed is answered as if it lived. */
function reviveRenewed(): Break {
  const renewed = new Set<string>()
  let auth: JsonObject = {}
  return (send) => async (request) => {
    const cookie = request.headers.get('Cookie') ?? ''
    const response = await send(request)
    const json = parseJson(await response.clone().text())
    if (idOf(request) === 'refreshSession' && response.ok) renewed.add(cookie)
    if (idOf(request) === 'getAuth' && response.ok && isObject(json)) auth = json
    if (idOf(request) !== 'getAuth' || response.ok || !renewed.has(cookie)) return response
    return Response.json(auth, { headers: response.headers })
  }
}

/** Refuses a key of another applicant. */
function keysOfAll(id: string): Break {
  const owners = new Map<string, string>()
  return (send) => async (request) => {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const cookie = request.headers.get('Cookie') ?? ''
    if (idOf(request) !== id || (owners.get(key) ?? cookie) === cookie) {
      if (idOf(request) === id) owners.set(key, cookie)
      return send(request)
    }
    const type = '/problems/idempotency-key-reused'
    return Response.json({ type, title: '', detail: '', status: 409, instance: '' }, { status: 409 })
  }
}

/** Turns the order of jobs with one salary. */
function turnedTies(jobs: JsonObject[]): JsonObject[] {
  return jobs.toSorted(
    (a, b) =>
      numberAt(b, 'salaryMax') - numberAt(a, 'salaryMax') || numberAt(a, 'job_id') - numberAt(b, 'job_id'),
  )
}
