/** Faults that careless teams make, one or more of each kind: judged too loosely before, or never asked for. */
import { type Json, type JsonObject, isObject, parseJson, textAt } from '../../contract-kit/src/json.ts'
import {
  type Break,
  answer,
  body,
  first,
  header,
  idOf,
  isEnglish,
  listOf,
  query,
  sent,
  sentHeaders,
  status,
  withBody,
} from './breaking.ts'
import type { Mutation } from './mutations.ts'

type Errors = JsonObject[]

/** Changes the errors of the refusals of an operation. */
const errors = (id: string, change: (errors: Errors, request: Request) => Json[]): Break =>
  answer(id, ({ status: seen, json }, request) =>
    seen === 422 && isObject(json) && Array.isArray(json['errors'])
      ? { json: { ...json, errors: change(json['errors'].filter(isObject), request) } }
      : null,
  )

/** Changes one field of an object deep in an answer. */
const within = (json: JsonObject, name: string, change: (value: JsonObject) => JsonObject): JsonObject => {
  const value = json[name]
  return isObject(value) ? { ...json, [name]: change(value) } : json
}

const off = (json: JsonObject, name: string): JsonObject => ({ ...json, [name]: Number(json[name]) + 1 })

const rewrite = (id: string, from: RegExp, to: string): Break =>
  answer(id, ({ text, status: seen }) =>
    seen < 300 && from.test(text) ? { text: text.replace(from, to) } : null,
  )

export const reviewMutations: Mutation[] = [
  // Judged too loosely.
  {
    name: 'errors with the first field only',
    rule: 'field-missing',
    only: ['createEntry'],
    breaks: errors('createEntry', (all) => all.slice(0, 1)),
  },
  {
    name: 'errors in another order',
    rule: 'field-type',
    only: ['storeResume'],
    breaks: errors('storeResume', (all) => all.toReversed()),
  },
  {
    name: 'required instead of the rule of the field',
    rule: 'field-missing',
    only: ['createInvitation'],
    breaks: errors('createInvitation', (all) =>
      all.map((error) => ({
        ...error,
        rule:
          textAt(error, 'rule').startsWith('required') || error['rule'] === 'emailRequired'
            ? 'required'
            : (error['rule'] ?? ''),
      })),
    ),
  },
  {
    name: 'one general message for every error',
    rule: 'error-message',
    only: ['requestInterview'],
    breaks: errors('requestInterview', (all) => all.map((error) => ({ ...error, message: 'Invalid value' }))),
  },
  {
    name: 'messages in Japanese alone',
    rule: 'error-message',
    only: ['login'],
    breaks: errors('login', (all) =>
      all.map((error) => ({ ...error, message: '必須項目です。入力してください。' })),
    ),
  },
  {
    name: 'a limit that is not filled in',
    rule: 'error-message',
    only: ['sendContact'],
    breaks: errors('sendContact', (all) =>
      all.map((error) => ({ ...error, message: textAt(error, 'message').replace(/\d+/, '{limit}') })),
    ),
  },
  {
    name: 'a field that is named twice',
    rule: 'error-field',
    only: ['login'],
    breaks: errors('login', (all) => [...all, ...all.slice(0, 1)]),
  },
  {
    name: 'a problem with a text of its own',
    rule: 'problem-text',
    only: ['getStory'],
    breaks: answer('getStory', ({ status: seen, json }, request) =>
      seen === 404 && isObject(json)
        ? { json: { ...json, detail: isEnglish(request) ? 'No such story.' : '事例がありません。' } }
        : null,
    ),
  },
  {
    name: 'a phone number that is too short by another rule',
    rule: 'field-rule',
    only: ['createInvitation'],
    breaks: errors('createInvitation', (all) =>
      all.map((error) => (error['rule'] === 'tel' ? { ...error, rule: 'invalid' } : error)),
    ),
  },
  // One field wrong among right ones.
  {
    name: 'one Japanese text of many in an English answer',
    rule: 'localised-text',
    only: ['getJob'],
    breaks: body('getJob', (json, request) =>
      isEnglish(request) ? { ...json, duties: [...listOf(json, 'duties').slice(1), '会議'] } : json,
    ),
  },
  {
    name: 'an English name deep in a Japanese answer',
    rule: 'localised-text',
    only: ['getProcess'],
    breaks: body('getProcess', (json, request) =>
      isEnglish(request)
        ? json
        : within(json, 'advisor', (advisor) => ({ ...advisor, name: 'Emi Moriyama' })),
    ),
  },
  {
    name: 'a median that is off by one',
    rule: 'job-pay',
    only: ['getJob', 'searchJobs'],
    breaks: body('getJob', (json) => within(json, 'payContext', (pay) => off(pay, 'median'))),
  },
  {
    name: 'a rank that is off by one',
    rule: 'job-pay',
    only: ['getJob', 'searchJobs'],
    breaks: body('getJob', (json) => within(json, 'payContext', (pay) => off(pay, 'rank'))),
  },
  {
    name: 'null where the sample has a value',
    rule: 'sample-answer',
    only: ['getJob'],
    breaks: body('getJob', (json) => ({ ...json, nearestStory: null })),
  },
  {
    name: 'a neighbour with the words of another story',
    rule: 'item-agrees',
    only: ['getStory', 'listStories'],
    breaks: body('getStory', (json, request) =>
      within(json, 'nextStory', (story) => ({
        ...story,
        catchTitle: isEnglish(request) ? 'Another title' : '別の見出し',
      })),
    ),
  },
  // Order and stability.
  {
    name: 'ties that change between pages',
    rule: 'page-order',
    only: ['searchJobs'],
    breaks: body('searchJobs', (json, request) =>
      new URL(request.url).searchParams.get('perPage') === '7'
        ? { ...json, jobs: listOf(json, 'jobs').toReversed() }
        : json,
    ),
  },
  {
    name: 'a history with the oldest first',
    rule: 'list-order',
    only: ['getProcess', 'searchProcesses'],
    breaks: body('getProcess', (json) => ({ ...json, history: listOf(json, 'history').toReversed() })),
  },
  {
    name: 'notifications with the oldest first',
    rule: 'list-order',
    only: ['listNotifications'],
    breaks: body('listNotifications', (json) => ({
      ...json,
      notifications: listOf(json, 'notifications').toReversed(),
    })),
  },
  {
    name: 'another default size of pages',
    rule: 'page-default',
    only: ['listArticles'],
    breaks: query('listArticles', (values) => {
      if (!values.has('perPage')) values.set('perPage', '5')
    }),
  },
  // Values that lie within their type.
  {
    name: 'a time in UTC that is called Japanese',
    rule: 'time-zone',
    only: ['requestInterview', 'getAuth'],
    breaks: body('getAuth', (json) => ({
      ...json,
      interviewRequestedAt:
        json['interviewRequestedAt'] === null ? null : shifted(textAt(json, 'interviewRequestedAt')),
    })),
  },
  {
    name: 'entities that are stored',
    rule: 'stored-as-sent',
    only: ['storeCareer', 'getCareer'],
    breaks: sentText('storeCareer', (text) => text.replaceAll('&', '&amp;')),
  },
  {
    name: 'an emoji that is lost',
    rule: 'stored-as-sent',
    only: ['storeResume', 'getResume'],
    breaks: sentText('storeResume', (text) => text.replaceAll('🙂', '?')),
  },
  {
    name: 'combining marks that are composed',
    rule: 'stored-as-sent',
    only: ['updateProfile', 'getProfile'],
    breaks: sentText('updateProfile', (text) => text.normalize('NFC')),
  },
  {
    name: 'a left-out choice that keeps its value',
    rule: 'stored-as-sent',
    only: ['updateWorkingHistoryAddition', 'getProfile'],
    breaks: keepLeftOut(),
  },
  // Rules stated and not probed.
  {
    name: 'sessions without an end',
    rule: 'lifetime',
    only: ['getAuth', 'login'],
    breaks: answer('getAuth', ({ status: seen, headers }, request) =>
      seen === 401 && /hashi_sid=sid_/.test(request.headers.get('Cookie') ?? '')
        ? { status: 200, headers, json: null }
        : null,
    ),
  },
  {
    name: 'a key that belongs to every operation',
    rule: 'idempotency-scope',
    only: ['createInquiry', 'createInvitation'],
    breaks: sharedKeys(),
  },
  {
    name: 'the body before the session',
    rule: 'check-order',
    only: ['storeCareer'],
    breaks: (send) => (request) =>
      idOf(request) === 'storeCareer' && !request.headers.has('Cookie')
        ? send(request).then(
            (response) =>
              new Response(response.body, {
                status: response.status === 401 ? 400 : response.status,
                headers: response.headers,
              }),
          )
        : send(request),
  },
  {
    name: 'an earlier session that survives a login',
    rule: 'session-replaced',
    only: ['login', 'getAuth'],
    breaks: sentHeaders('login', (headers) => headers.delete('Cookie')),
  },
  {
    name: 'files of any content',
    rule: 'file-refused',
    only: ['createEntry'],
    breaks: errors('createEntry', (all) =>
      all.map((error) => (error['rule'] === 'fileContent' ? { ...error, rule: 'fileType' } : error)),
    ),
  },
  { name: 'no limit of logins', rule: 'limit-exists', only: ['login'], breaks: status('login', 429, 401) },
  { name: 'a wrong password that takes longer', rule: 'equal-time', only: ['login'], breaks: slowPassword() },
  // Lenient parsing.
  {
    name: 'numbers with leading zeros',
    rule: 'query-refused',
    only: ['listStories'],
    breaks: query('listStories', (values) => {
      for (const [name, value] of Array.from(values)) values.set(name, value.replace(/^0+(?=\d)/, ''))
    }),
  },
  {
    name: 'an id that exists with a zero before it',
    rule: 'path-refused',
    only: ['getJob'],
    breaks: (send) => (request) =>
      send(new Request(request.url.replace(/\/job\/0+(\d)/, '/job/$1'), request)),
  },
  {
    name: 'a slash at the end of paths',
    rule: 'path-refused',
    only: ['listStories'],
    breaks: (send) => (request) => send(new Request(request.url.replace(/\/case\/$/, '/case'), request)),
  },
  {
    name: 'keys in any case',
    rule: 'query-refused',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      for (const [name, value] of Array.from(values))
        if (name !== 'searchWord') values.set(name, value.toLowerCase())
    }),
  },
  {
    name: 'kana that are not folded',
    rule: 'search-word',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      if (/[\u3041-\u3096]{3}/.test(values.get('searchWord') ?? '')) values.set('searchWord', 'qzxjqzxj')
    }),
  },
  {
    name: 'words of the language of the call alone',
    rule: 'search-word',
    only: ['searchJobs'],
    breaks: (send) => (request) => {
      const word = new URL(request.url).searchParams.get('searchWord') ?? ''
      const isOther = isEnglish(request) && /[\u3041-\u9FFF]/.test(word)
      return idOf(request) === 'searchJobs' && isOther
        ? query('searchJobs', (values) => values.set('searchWord', 'qzxjqzxj'))(send)(request)
        : send(request)
    },
  },
  // Tables.
  {
    name: 'a region that lacks a prefecture',
    rule: 'search-filter',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      if (values.get('location') === 'kansai') values.set('location', 'osaka,kyoto')
    }),
  },
  {
    name: 'a group that has a strange industry',
    rule: 'search-filter',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      if (values.get('industryName') === 'others')
        values.set('industryName', 'others,web_services,saas,system_integration')
    }),
  },
  // Edges.
  {
    name: 'a validator that is not honoured',
    rule: 'not-modified',
    only: ['listOptions'],
    breaks: sentHeaders('listOptions', (headers) => headers.delete('If-None-Match')),
  },
  {
    name: 'HEAD with another language',
    rule: 'head-answer',
    only: ['listStories'],
    breaks: (send) => async (request) => {
      const response = await send(request)
      if (request.method === 'HEAD') response.headers.set('Content-Language', 'en')
      return response
    },
  },
  {
    name: 'a page without a validator',
    rule: 'header-declared',
    only: ['getStory'],
    breaks: header('getStory', 'ETag', null),
  },
  {
    name: 'the first job again in similar',
    rule: 'item-agrees',
    only: ['getJob', 'searchJobs'],
    breaks: body('getJob', (json) =>
      first(json, 'similar', (job) => ({ ...job, salaryMax: 9_000_000 + Number(job['job_id']) })),
    ),
  },
  {
    name: 'a search word within entities',
    rule: 'search-count',
    only: ['searchJobs'],
    breaks: rewrite('searchJobs', /"jobs":(\d+)\}/, '"jobs":1}'),
  },
]

const shifted = (time: string) => `${new Date(Date.parse(time)).toISOString().slice(0, 19)}+09:00`

/** Changes the text of a body before the backend sees it. */
function sentText(id: string, change: (text: string) => string): Break {
  return (send) => async (request) => {
    if (idOf(request) !== id) return send(request)
    const text = await request.clone().text()
    const json = parseJson(text)
    return send(withBody(request, JSON.stringify(mapped(json ?? null, change))))
  }
}

function mapped(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return value.length < 3000 ? change(value) : value
  if (Array.isArray(value)) return value.map((part) => mapped(part, change))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part, change)]))
}

/** Sends the last value of a choice again where it is left out. */
function keepLeftOut(): Break {
  let last: Json = null
  return sent('updateWorkingHistoryAddition', (json) => {
    if (json['expectedStartPeriod'] !== undefined) last = json['expectedStartPeriod']
    return last === null || 'expectedStartPeriod' in json ? json : { ...json, expectedStartPeriod: last }
  })
}

/** Refuses a key that another operation has seen. */
function sharedKeys(): Break {
  const seen = new Map<string, string>()
  return (send) => async (request) => {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const id = idOf(request)
    const owner = seen.get(key) ?? id
    if (key) seen.set(key, owner)
    const response = await send(request)
    if (owner === id || !response.ok) return response
    const problem = {
      type: '/problems/idempotency-key-reused',
      title: '',
      detail: '',
      status: 409,
      instance: '',
    }
    return Response.json(problem, { status: 409 })
  }
}

/** A wrong password of an address that exists is checked, one of an unknown address is not. */
function slowPassword(): Break {
  return (send) => async (request) => {
    const isKnown =
      idOf(request) === 'login' && /linh|maria/.test(textAt(parseJson(await request.clone().text()), 'email'))
    const response = await send(request)
    if (isKnown && response.status === 401) await new Promise((resolve) => void setTimeout(resolve, 400))
    return response
  }
}
