/** Effects that a call promises and a careless team forgets: links, files, words, applications beside recommendations. */

import { isObject, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, body, first, idOf, listOf, sent, status, without } from './breaking.ts'
import type { Mutation } from './mutations.ts'
import { refusal } from './operators/callTools.ts'

/** Accepts every later link of an operation as the first one. */
const livingLinks: Break = (send) => async (request) => {
  const response = await send(request)
  const isRefused = idOf(request) === 'resetPassword' && response.status === 422
  return isRefused && textAt(await response.clone().json(), 'type') === '/problems/link-spent'
    ? refusal(request, 422, '/problems/validation', [])
    : response
}

export const effectMutations: Mutation[] = [
  {
    name: 'links that a later request does not void',
    rule: 'token-once',
    only: ['forgotPassword', 'resetPassword'],
    breaks: livingLinks,
  },
  {
    name: 'an entry whose receipt has another id than the applicant',
    rule: 'write-effect',
    only: ['createEntry'],
    breaks: body('createEntry', (json) => ({ ...json, id: 999_999 })),
  },
  {
    name: 'a new applicant without a welcome',
    rule: 'write-effect',
    only: ['createEntry', 'activateApplicant', 'listNotifications'],
    breaks: body('listNotifications', (json) => ({ ...json, notifications: [], unread: 0 })),
  },
  {
    name: 'an answer to a recommendation without its words',
    rule: 'write-effect',
    only: ['changeProcessStatus', 'getRecommendation'],
    breaks: body('getRecommendation', (json) =>
      first(json, 'answers', (each) => ({ ...each, contents: '' })),
    ),
  },
  {
    name: 'a recommendation that is no application for getProcess',
    rule: 'write-effect',
    only: ['changeProcessStatus', 'getProcess'],
    breaks: (send) => async (request) => {
      const response = await send(request)
      const json: unknown = idOf(request) === 'getProcess' ? await response.clone().json() : null
      return isObject(json) && json['is_recommended'] === true
        ? refusal(request, 404, '/problems/not-found')
        : response
    },
  },
  {
    name: 'applications in another order than the jobs of the request',
    rule: 'write-effect',
    only: ['applyForJobs', 'createEntry'],
    breaks: body('applyForJobs', (json) => ({ ...json, processes: listOf(json, 'processes').toReversed() })),
  },
  {
    name: 'a file of the profile that is never stored',
    rule: 'stored-as-sent',
    only: ['updateWorkingHistoryAddition', 'getApplicantFile'],
    breaks: sent('updateWorkingHistoryAddition', (json) => without(json, 'cvJp')),
  },
  {
    name: 'more than a hundred errors',
    rule: 'field-type',
    only: ['storeResume'],
    breaks: answer('storeResume', ({ status: seen, json }) =>
      seen === 422 && isObject(json) && listOf(json, 'errors').length > 90
        ? {
            json: {
              ...json,
              errors: [...listOf(json, 'errors'), { field: 'era', rule: 'invalid', message: '' }],
            },
          }
        : null,
    ),
  },
  {
    name: 'a job with a language that does not find it',
    rule: 'job-agrees',
    only: ['searchJobs', 'getJob'],
    breaks: body('getJob', (json) => ({ ...json, otherLanguageSkills: [] })),
  },
  {
    name: 'a permanent job with a renewal',
    rule: 'job-agrees',
    only: ['getJob'],
    breaks: body('getJob', (json, request) => ({
      ...json,
      contractRenewal: request.headers.get('Accept-Language') === 'en' ? 'Once a year.' : '1年ごとに更新',
    })),
  },
  {
    name: 'a form that needs every field',
    rule: 'field-edge',
    only: ['createInvitation'],
    breaks: (send) => async (request) => {
      if (idOf(request) !== 'createInvitation' || (await request.clone().text()).includes('contents'))
        return send(request)
      return refusal(request, 422, '/problems/validation', [])
    },
  },
  {
    name: 'a limit of logins that locks out the known browser',
    rule: 'session-opened',
    only: ['login', 'changePassword'],
    breaks: (send) => {
      let failures = 0
      return async (request) => {
        const response = await send(request)
        if (idOf(request) !== 'login') return response
        if (response.status === 429) failures += 1
        return failures > 0 && response.status === 200
          ? refusal(request, 429, '/problems/too-many-requests')
          : response
      }
    },
  },
  {
    name: 'applications beyond the limit',
    rule: 'limit-exists',
    only: ['applyForJobs', 'changePassword'],
    breaks: status('applyForJobs', 429, 201),
  },
]
