/** Faults in rules, parsing, tables and edges that careless teams make. */

import {
  NOTHING,
  answer,
  body,
  first,
  header,
  idOf,
  isEnglish,
  query,
  renameRule,
  searchOf,
  sentHeaders,
  status,
} from './breaking.ts'
import { errors, rewrite, sentAsText, sharedKeys, sharedTag, slowForKnown } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

export const carelessRules: Mutation[] = [
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
  {
    name: 'a wrong password that takes longer',
    rule: 'equal-time',
    only: ['login'],
    breaks: slowForKnown('login', 401),
  },
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
    name: 'an empty list of a query that finds nothing',
    rule: 'query-edge',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      if (values.get('location') === '') values.set('searchWord', NOTHING)
    }),
  },
  {
    name: 'an empty list of ids that is no value',
    rule: 'query-refused',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      if (values.get('job_id') === '') values.delete('job_id')
    }),
  },
  {
    name: 'an empty tag that is required',
    rule: 'query-refused',
    only: ['listArticles'],
    breaks: errors('listArticles', (all, request) =>
      all.map((error) => (searchOf(request).get('tag') === '' ? { ...error, rule: 'required' } : error)),
    ),
  },
  {
    name: 'wrong bytes in JSON that are replaced',
    rule: 'body-malformed',
    only: ['login'],
    breaks: sentAsText('login', (text) => text),
  },
  {
    name: 'wrong bytes in a form that are replaced',
    rule: 'body-malformed',
    only: ['createEntry'],
    breaks: sentAsText('createEntry', (text) => text),
  },
  {
    name: 'a form with any parameters of its type',
    rule: 'body-malformed',
    only: ['createEntry'],
    breaks: sentHeaders('createEntry', (headers) =>
      headers.set('Content-Type', headers.get('Content-Type')?.replace(/(boundary=[^;]+);.*/, '$1') ?? ''),
    ),
  },
  {
    name: 'an empty field of a file that is a file',
    rule: 'file-refused',
    only: ['createEntry'],
    breaks: sentAsText('createEntry', (text) => text.replace('filename=""', 'filename="empty"')),
  },
  {
    name: 'a search word that is too long is invalid',
    rule: 'query-refused',
    only: ['searchJobs'],
    breaks: renameRule('searchJobs', 'max', 'invalid'),
  },
  {
    name: 'too many ids of a query are invalid',
    rule: 'query-refused',
    only: ['searchJobs'],
    breaks: errors('searchJobs', (all) =>
      all.map((error) => (error['field'] === 'job_id' ? { ...error, rule: 'invalid' } : error)),
    ),
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
      if (/[\u3041-\u3096]{3}/.test(values.get('searchWord') ?? '')) values.set('searchWord', NOTHING)
    }),
  },
  {
    name: 'words of the language of the call alone',
    rule: 'search-word',
    only: ['searchJobs'],
    breaks: (send) => (request) => {
      const word = searchOf(request).get('searchWord') ?? ''
      const isOther = isEnglish(request) && /[\u3041-\u9FFF]/.test(word)
      return idOf(request) === 'searchJobs' && isOther
        ? query('searchJobs', (values) => values.set('searchWord', NOTHING))(send)(request)
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
    name: 'one validator for both languages',
    rule: 'not-modified',
    only: ['listStories'],
    breaks: sharedTag('listStories'),
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
    name: 'a wrong number of jobs beside a requirement',
    rule: 'search-count',
    only: ['searchJobs'],
    breaks: rewrite('searchJobs', /"jobs":\d+,"pays"/, '"jobs":1,"pays"'),
  },
]
