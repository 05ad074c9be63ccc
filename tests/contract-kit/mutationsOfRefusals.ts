/** Requests that are accepted, or refused in another way. */

import { isObject, shown } from '../../contract-kit/src/json.ts'
import {
  type Break,
  without,
  answer,
  body,
  problem,
  query,
  renameRule,
  sent,
  sentHeaders,
  status,
  tolerate,
} from './breaking.ts'
import type { Mutation } from './mutations.ts'
import { contract } from './target.ts'

export const refusalMutations: Mutation[] = [
  {
    name: 'ids with leading zeros',
    rule: 'path-refused',
    only: ['getStory'],
    breaks: (send) => (request) =>
      send(new Request(request.url.replace(/\/case\/0+(\d)/, '/case/$1'), request)),
  },
  {
    name: 'a page size that is cut silently',
    rule: 'query-refused',
    only: ['listStories'],
    breaks: query('listStories', (values) => {
      if (Number(values.get('perPage')) > 100) values.set('perPage', '100')
    }),
  },
  {
    name: 'the greatest page size is too large',
    rule: 'query-edge',
    only: ['listStories'],
    breaks: query('listStories', (values) => {
      if (values.get('perPage') === '100') values.set('perPage', '101')
    }),
  },
  {
    name: 'a text of the greatest length is too long',
    rule: 'field-edge',
    only: ['createInvitation'],
    breaks: sent('createInvitation', (json) => {
      const text = shown(json['contents'], Infinity)
      return text.length >= 1000 ? { ...json, contents: `${text}${text}` } : json
    }),
  },
  {
    name: 'an unknown query name that has an effect',
    rule: 'query-ignored',
    only: ['listBlogTags'],
    breaks: query('listBlogTags', (values) => {
      if (values.has('utm_source')) values.set('perPage', '1')
    }),
  },
  {
    name: 'an inquiry without a name',
    rule: 'field-missing',
    only: ['createInquiry'],
    breaks: tolerate('createInquiry', 'name', { id: 1, email: 'a@example.com' }),
  },
  {
    name: 'a wrong type by another rule',
    rule: 'field-type',
    only: ['sendContact'],
    breaks: renameRule('sendContact', 'invalid', 'required'),
  },
  {
    name: 'a long text by another rule',
    rule: 'field-length',
    only: ['sendContact'],
    breaks: renameRule('sendContact', 'max', 'invalid'),
  },
  {
    name: 'a common password by another rule',
    rule: 'field-rule',
    only: ['setInitialPassword'],
    breaks: renameRule('setInitialPassword', 'commonPassword', 'invalid'),
  },
  {
    name: 'unknown fields are dropped',
    rule: 'field-unknown',
    only: ['updateInterestedList'],
    breaks: sent('updateInterestedList', (json) => without(json, 'noSuchField')),
  },
  {
    name: 'null is an empty text',
    rule: 'field-null',
    only: ['sendContact'],
    breaks: sent('sendContact', (json) =>
      json['contents'] === null ? { ...json, contents: 'Nothing' } : json,
    ),
  },
  {
    name: 'an unknown choice is left out',
    rule: 'field-choice',
    only: ['requestInterview'],
    breaks: sent('requestInterview', (json) =>
      json['method'] === 'no_such_choice' ? { ...json, method: 'online' } : json,
    ),
  },
  {
    name: 'a list is cut silently',
    rule: 'field-count',
    only: ['applyForJobs'],
    breaks: sent('applyForJobs', (json) => {
      const ids = json['job_ids']
      return Array.isArray(ids) ? { ...json, job_ids: ids.slice(0, 20) } : json
    }),
  },
  {
    name: 'broken JSON is a wrong field',
    rule: 'body-malformed',
    only: ['sendContact'],
    breaks: status('sendContact', 400, 413),
  },
  {
    name: 'any content type',
    rule: 'body-media-type',
    only: ['sendContact'],
    breaks: sentHeaders('sendContact', (headers) => headers.set('Content-Type', 'application/json')),
  },
  {
    name: 'no limit of size',
    rule: 'body-size',
    only: ['sendContact'],
    breaks: status('sendContact', 413, 400),
  },
  {
    name: 'writes of other sites',
    rule: 'requested-with',
    only: ['logout'],
    breaks: sentHeaders('logout', (headers) => headers.set('X-Requested-With', 'hashi')),
  },
  {
    name: 'an unknown method is not found',
    rule: 'method-refused',
    only: ['listStories'],
    breaks: status(null, 405, 404),
  },
  {
    name: 'Allow without the method',
    rule: 'method-refused',
    only: ['listStories'],
    breaks: answer(null, ({ status: seen, headers }) => {
      if (seen !== 405) return null
      headers.set('Allow', 'HEAD')
      return { headers }
    }),
  },
  {
    name: 'an unknown path is empty',
    rule: 'path-unknown',
    only: ['listStories'],
    breaks: answer(null, (_, request) => (request.url.endsWith('/no-such-path') ? { status: 405 } : null)),
  },
  {
    name: 'a limit that is called a conflict',
    rule: 'rate-limit',
    only: ['checkEmail'],
    breaks: problem('checkEmail', 429, { type: '/problems/conflict' }),
  },
  {
    name: 'no Retry-After',
    rule: 'header-declared',
    only: ['checkEmail'],
    breaks: retryAfter('checkEmail', null),
  },
  {
    name: 'no Retry-After at the limit of submissions',
    rule: 'header-declared',
    only: ['createInvitation'],
    breaks: retryAfter('createInvitation', null),
  },
  {
    name: 'a Retry-After that is too short',
    rule: 'retry-after',
    only: ['createInquiry'],
    breaks: retryAfter('createInquiry', '1'),
  },
  {
    name: 'a protected operation that is not found',
    rule: 'session-required',
    only: ['getResume'],
    breaks: status('getResume', 401, 403),
  },
  {
    name: 'a problem without its errors',
    rule: 'body-schema',
    only: ['sendContact'],
    breaks: answer('sendContact', ({ status: seen, json }) => {
      if (seen !== 422 || !isObject(json)) return null
      return { json: without(json, 'errors') }
    }),
  },
  {
    name: 'an article that the path does not name',
    rule: 'path-refused',
    only: ['getArticle'],
    breaks: (send) => (request) => {
      const isWrong = request.url.includes('/blog/article/no-such-value')
      const article = contract.operation('getArticle').parameters.find((each) => each.in === 'path')
      const slug = shown(article?.example)
      return send(isWrong ? new Request(request.url.replace('no-such-value', slug), request) : request)
    },
  },
  {
    name: 'free addresses are taken',
    rule: 'write-effect',
    only: ['checkEmail', 'createEntry'],
    breaks: body('checkEmail', () => ({ result: false })),
  },
]

/** Removes or changes when a limit ends. */
function retryAfter(id: string, seconds: string | null): Break {
  return answer(id, ({ status: seen, headers }) => {
    if (seen !== 429) return null
    if (seconds === null) headers.delete('Retry-After')
    else headers.set('Retry-After', seconds)
    return { headers }
  })
}
