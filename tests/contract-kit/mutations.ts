/** Backends that break one rule each, with the rule that must notice it. */

import { type Json, isObject, shown } from '../../contract-kit/src/json.ts'
import type { Rule } from '../../contract-kit/src/rules.ts'
import {
  type Break,
  answer,
  body,
  first,
  header,
  idOf,
  isEnglish,
  problem,
  searchOf,
  status,
  without,
} from './breaking.ts'
import { carelessAnswers } from './carelessAnswers.ts'
import { carelessDocuments } from './carelessDocuments.ts'
import { carelessRules } from './carelessRules.ts'
import { carelessTeams } from './carelessTeams.ts'
import { effectMutations } from './mutationsOfEffects.ts'
import { modelMutations } from './mutationsOfModel.ts'
import { mypageMutations } from './mutationsOfMypage.ts'
import { refusalMutations } from './mutationsOfRefusals.ts'
import { searchMutations } from './mutationsOfSearch.ts'
import { sessionMutations } from './mutationsOfSessions.ts'
import { writeMutations } from './mutationsOfWrites.ts'
import { strangersAgain } from './strangersAgain.ts'
import { strangersBeside } from './strangersBeside.ts'
import { strangersDoors } from './strangersDoors.ts'
import { strangersHosts } from './strangersHosts.ts'
import { strangersLater } from './strangersLater.ts'
import { strangersLenient } from './strangersLenient.ts'
import { strangersLinks } from './strangersLinks.ts'
import { strangersNearly } from './strangersNearly.ts'
import { strangersOutside } from './strangersOutside.ts'
import { strangersParsers } from './strangersParsers.ts'
import { strangersPaths } from './strangersPaths.ts'
import { strangersReading } from './strangersReading.ts'
import { strangersSample } from './strangersSample.ts'
import { strangersTogether } from './strangersTogether.ts'
import { strangersUnconfirmed } from './strangersUnconfirmed.ts'
import { strangersValues } from './strangersValues.ts'
import { strangersVoid } from './strangersVoid.ts'
import { strangersWriting } from './strangersWriting.ts'

export type Mutation = {
  name: string
  rule: Rule
  /** The broken operation, and others that the short form needs. */
  only: string[]
  breaks: Break
}

const answerMutations: Mutation[] = [
  {
    name: 'another success status',
    rule: 'status-declared',
    only: ['listStories'],
    breaks: status('listStories', 200, 203),
  },
  {
    name: 'an unknown job breaks the server',
    rule: 'no-server-error',
    only: ['getJob'],
    breaks: status('getJob', 404, 500),
  },
  {
    name: 'JSON as HTML',
    rule: 'media-type',
    only: ['listOptions'],
    breaks: header('listOptions', 'Content-Type', 'text/html'),
  },
  {
    name: 'an unknown field',
    rule: 'body-schema',
    only: ['getStory'],
    breaks: body('getStory', (json) => ({ ...json, secret: 1 })),
  },
  {
    name: 'a missing field within a list',
    rule: 'body-schema',
    only: ['searchJobs'],
    breaks: body('searchJobs', (json) => first(json, 'jobs', (job) => without(job, 'title'))),
  },
  {
    name: 'times in UTC',
    rule: 'body-schema',
    only: ['listArticles'],
    breaks: body('listArticles', (json) =>
      first(json, 'articles', (article) => ({ ...article, publishedAt: '2026-01-01T00:00:00Z' })),
    ),
  },
  {
    name: 'a number as text',
    rule: 'body-schema',
    only: ['getJob'],
    breaks: body('getJob', (json) => ({ ...json, salaryMax: shown(json['salaryMax']) })),
  },
  {
    name: 'no Vary',
    rule: 'header-declared',
    only: ['listBlogTags'],
    breaks: header('listBlogTags', 'Vary', null),
  },
  {
    name: 'a personal answer that may be stored',
    rule: 'header-value',
    only: ['getAuth'],
    breaks: header('getAuth', 'Cache-Control', 'public, max-age=60'),
  },
  {
    name: 'Vary without the language',
    rule: 'vary-language',
    only: ['getStory'],
    breaks: header('getStory', 'Vary', 'Origin'),
  },
  {
    name: 'a wrong Content-Language',
    rule: 'content-language',
    only: ['listStories'],
    breaks: header('listStories', 'Content-Language', 'ja'),
  },
  {
    name: 'another problem',
    rule: 'problem-type',
    only: ['getStory'],
    breaks: problem('getStory', 404, { type: '/problems/conflict' }),
  },
  {
    name: 'a problem with another status',
    rule: 'problem-status',
    only: ['getStory'],
    breaks: problem('getStory', 404, { status: 400 }),
  },
  {
    name: 'a problem of another path',
    rule: 'problem-instance',
    only: ['getStory'],
    breaks: problem('getStory', 404, { instance: '/' }),
  },
  {
    name: 'problems in Japanese only',
    rule: 'problem-language',
    only: ['getAuth'],
    breaks: problem('getAuth', 401, { title: 'ログインしてください' }),
  },
  {
    name: 'a session cookie that scripts can read',
    rule: 'cookie-attributes',
    only: ['login'],
    breaks: cookies((text) => text.replace('; HttpOnly', '')),
  },
  {
    name: 'a session cookie for neighbouring hosts',
    rule: 'cookie-attributes',
    only: ['login'],
    breaks: cookies((text) => text.replace('; Path=/', '; Path=/; Domain=hashi.test')),
  },
  {
    name: 'one cookie instead of two',
    rule: 'cookie-attributes',
    only: ['login'],
    breaks: cookies((text) => (text.startsWith('hashi_session=') ? null : text)),
  },
  {
    name: 'pay that depends on the language',
    rule: 'localised-facts',
    only: ['getJob'],
    breaks: body('getJob', (json, request) =>
      isEnglish(request) ? { ...json, salaryMax: 9_999_999 } : json,
    ),
  },
  {
    name: 'a Japanese text in an English answer',
    rule: 'localised-text',
    only: ['getJob'],
    breaks: body('getJob', (json) => ({ ...json, description: 'この仕事では、'.repeat(12) })),
  },
  {
    name: 'the first language of Accept-Language, whatever its weight',
    rule: 'language-negotiation',
    only: ['listOptions'],
    breaks: (send) => (request) => {
      const headers = new Headers(request.headers)
      const [tag = 'ja'] = (headers.get('Accept-Language') ?? 'ja').split(/[,;]/)
      headers.set('Accept-Language', tag)
      return send(new Request(request, { headers }))
    },
  },
  {
    name: 'a generated query breaks the server',
    rule: 'generated-request',
    only: ['listStories'],
    breaks: rareFailure(),
  },
]

function cookies(change: (text: string) => string | null): Break {
  return answer('login', ({ headers, json }) => {
    const all = headers.getSetCookie()
    headers.delete('Set-Cookie')
    for (const text of all.map(change)) if (text !== null) headers.append('Set-Cookie', text)
    return { headers, json }
  })
}

/** Fails for a query that no written check sends. */
function rareFailure(): Break {
  return (send) => (request) => {
    const isRare = idOf(request) === 'listStories' && searchOf(request).get('top') === 'false'
    return isRare ? Promise.resolve(new Response('{}', { status: 500 })) : send(request)
  }
}

/** Adds an unknown field to every success, to show that the kit sees the success of every operation. */
export const breakEverySuccess: Break = answer(null, ({ status: seen, json, headers }) => {
  if (seen >= 300) return null
  if (isObject(json)) return { json: { ...json, unknownField: true } satisfies Json }
  headers.delete('X-Content-Type-Options')
  return { headers }
})

export const mutations: Mutation[] = [
  ...answerMutations,
  ...searchMutations,
  ...refusalMutations,
  ...sessionMutations,
  ...writeMutations,
  ...effectMutations,
  ...mypageMutations,
  ...modelMutations,
  ...carelessAnswers,
  ...carelessRules,
  ...carelessTeams,
  ...carelessDocuments,
  ...strangersAgain,
  ...strangersDoors,
  ...strangersHosts,
  ...strangersLater,
  ...strangersLenient,
  ...strangersLinks,
  ...strangersNearly,
  ...strangersOutside,
  ...strangersParsers,
  ...strangersPaths,
  ...strangersReading,
  ...strangersSample,
  ...strangersBeside,
  ...strangersTogether,
  ...strangersUnconfirmed,
  ...strangersValues,
  ...strangersVoid,
  ...strangersWriting,
]
