/** Faults of a sample that was written before the checks were read, and that the kit did not notice at first. */

import { type Json, isObject, listAt, numberAt, textAt } from '../../contract-kit/src/json.ts'
import { type Break, body, isEnglish, listOf, searchOf, sent } from './breaking.ts'
import { within } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

export const strangersSample: Mutation[] = [
  {
    name: 'an unknown application before wrong fields',
    rule: 'check-order',
    only: ['submitConsent'],
    breaks: forgetFields('submitConsent', 'process_id'),
  },
  {
    name: 'blanks around texts that are cut off',
    rule: 'stored-as-sent',
    only: ['storeCareer'],
    breaks: sent('storeCareer', (json) => ({ ...json, name: textAt(json, 'name').trim() })),
  },
  {
    name: 'false that is taken for a value that is left out',
    rule: 'stored-as-sent',
    only: ['storeResume'],
    breaks: sent('storeResume', (json) => ({
      ...json,
      currentlyEmployed: json['currentlyEmployed'] === false || (json['currentlyEmployed'] ?? true),
    })),
  },
  {
    name: 'counts of a filter that are narrowed by the filter itself',
    rule: 'search-count',
    only: ['searchJobs'],
    breaks: body('searchJobs', (json, request) =>
      within(json, 'facets', (facets) => {
        const chosen = searchOf(request).get('remote')
        const remote = listOf(facets, 'remote').filter((each) => textAt(each, 'value') === chosen)
        return chosen === null ? facets : { ...facets, remote }
      }),
    ),
  },
  {
    name: 'a category that counts a draft',
    rule: 'page-total',
    only: ['listBlogCategories'],
    breaks: body('listBlogCategories', (json) => ({
      ...json,
      categories: listOf(json, 'categories').map((each) =>
        isObject(each) ? { ...each, articles: numberAt(each, 'articles') + 1 } : each,
      ),
    })),
  },
  {
    name: 'a list that marks its notifications as read',
    rule: 'write-effect',
    only: ['listNotifications'],
    breaks: readByListing(),
  },
  {
    name: 'one validator for all pages of a list',
    rule: 'not-modified',
    only: ['listArticles'],
    breaks: tagOfPath('/blog/article'),
  },
]

/** Drops an unknown field where the state is wrong anyway, so that the state decides. */
function forgetFields(id: string, name: string): Break {
  return sent(id, (json) => {
    const { noSuchField, ...rest } = json
    return noSuchField !== undefined && numberAt(json, name) > 1_000_000 ? rest : json
  })
}

/** From the second call of a session on, every notification is read. */
function readByListing(): Break {
  const known = new Set<string>()
  return body('listNotifications', (json, { headers }) => {
    const session = headers.get('Cookie') ?? ''
    const isAgain = known.has(session)
    known.add(session)
    const read = (each: Json): Json =>
      isObject(each) ? { ...each, readAt: each['readAt'] ?? '2026-11-28T10:00:00+09:00' } : each
    return isAgain ? { ...json, notifications: listAt(json, 'notifications').map(read), unread: 0 } : json
  })
}

/** A validator that is made from the path and the language alone. */
function tagOfPath(path: string): Break {
  return (send) => async (request) => {
    if (!new URL(request.url).pathname.endsWith(path)) return send(request)
    const tag = `"${encodeURIComponent(path)}-${isEnglish(request) ? 'en' : 'ja'}"`
    const asked = new Headers(request.headers)
    asked.delete('If-None-Match')
    const response = await send(new Request(request, { headers: asked }))
    if (response.status !== 200) return response
    const headers = new Headers(response.headers)
    headers.set('ETag', tag)
    if (!request.headers.get('If-None-Match')?.includes(tag)) return new Response(response.body, { headers })
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
}
