/** Faults of frameworks: pages instead of problems, compression, caches, drafts, and times that nothing but the clock changes. */

import { isObject, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, body, header, idOf, listOf } from './breaking.ts'
import { shifted } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

export const strangersHosts: Mutation[] = [
  {
    name: 'a page of login for browsers',
    rule: 'media-type',
    only: ['getProfile'],
    breaks: answer('getProfile', ({ status, headers }, request) => {
      if (status !== 401 || !acceptsPages(request)) return null
      headers.set('Location', '/login')
      return { status: 302, headers, text: '' }
    }),
  },
  {
    name: 'a page of failures for browsers',
    rule: 'media-type',
    only: ['login'],
    breaks: answer('login', ({ status, headers }, request) => {
      if (status < 400 || !acceptsPages(request)) return null
      headers.set('Content-Type', 'text/html; charset=utf-8')
      return { headers, text: '<!doctype html><title>Forbidden</title>' }
    }),
  },
  {
    name: '406 for clients of JSON alone',
    rule: 'media-type',
    only: ['checkEmail'],
    breaks: answer('checkEmail', (_, request) =>
      request.headers.get('Accept') === 'application/json' ? { status: 406, text: '' } : null,
    ),
  },
  {
    name: 'compressed answers without their Vary',
    rule: 'vary-language',
    only: ['listStories'],
    breaks: header('listStories', 'Content-Encoding', 'gzip'),
  },
  {
    name: 'a draft that may be stored',
    rule: 'header-value',
    only: ['getArticle'],
    breaks: answer('getArticle', ({ status, json, headers }) => {
      if (status !== 200 || !isObject(json) || json['isDraft'] !== true) return null
      headers.set('Cache-Control', 'no-cache')
      return { headers }
    }),
  },
  {
    name: 'validators that only a write changes',
    rule: 'not-modified',
    only: ['searchJobs'],
    breaks: lastingTags(),
  },
  {
    name: 'a notification with a time in UTC',
    rule: 'time-zone',
    only: ['activateApplicant', 'createEntry', 'listNotifications'],
    breaks: body('listNotifications', (json) => ({
      ...json,
      notifications: listOf(json, 'notifications').map((each) =>
        isObject(each) ? { ...each, date: shifted(textAt(each, 'date')) } : each,
      ),
    })),
  },
]

const acceptsPages = ({ headers }: Request) => headers.get('Accept')?.includes('html') ?? false

/** Answers 304 to the first validator of an address, whatever the answer is by now. */
function lastingTags(): Break {
  const tags = new Map<string, string>()
  return (send) => async (request) => {
    const key = `${request.url} ${request.headers.get('Accept-Language')}`
    const known = tags.get(key)
    const asked = request.headers.get('If-None-Match')
    const response = await send(request)
    const own = response.headers.get('ETag')
    if (idOf(request) !== 'searchJobs' || own === null) return response
    tags.set(key, known ?? own)
    if (known === undefined || known !== asked) return response
    response.headers.delete('Content-Type')
    return new Response(null, { status: 304, headers: response.headers })
  }
}
