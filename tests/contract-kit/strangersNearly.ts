/** Faults at the edge of a rule: a confirmation in another case, one page instead of all, the size of a text instead of its bytes. */

import { type JsonObject, at, isObject, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, body, idOf, listOf, searchOf, sent } from './breaking.ts'
import type { Mutation } from './mutations.ts'

/** 500 KB. */
const MOST_BYTES = 512_000

/** Takes a confirmation that differs in its case as equal. */
const confirmInAnyCase = (id: string): Break =>
  sent(id, (json) =>
    textAt(json, 'email').toLowerCase() === textAt(json, 'email_confirm').toLowerCase()
      ? { ...json, email_confirm: textAt(json, 'email') }
      : json,
  )

/** Measures a photo before it is decoded. */
const measureText = (id: string): Break =>
  sent(id, (json) => {
    const photo = at(json, 'photo')
    const isLong = textAt(photo, 'data').length > MOST_BYTES
    return isObject(photo) && isLong
      ? { ...json, photo: { ...photo, data: 'x'.repeat(2 * MOST_BYTES) } }
      : json
  })

/** Keeps the requirements that the first job of the page asks for. */
const ofThisPage = (json: JsonObject): JsonObject => ({
  ...json,
  ...(json['requirements'] !== undefined && {
    requirements: listOf(json, 'requirements').slice(0, listOf(json, 'jobs').length),
  }),
})

/** Names the whole period of a limit, however old its first call is. */
const wholePeriod = (id: string, seconds: string): Break =>
  answer(id, ({ status, headers }) => {
    if (status === 429) headers.set('Retry-After', seconds)
    return { headers }
  })

export const strangersNearly: Mutation[] = [
  {
    name: 'a confirmed address in another case',
    rule: 'field-rule',
    only: ['createInvitation'],
    breaks: confirmInAnyCase('createInvitation'),
  },
  {
    name: 'the size of a photo as a text',
    rule: 'file-refused',
    only: ['updateProfile'],
    breaks: measureText('updateProfile'),
  },
  {
    name: 'requirements of the jobs of a page',
    rule: 'search-count',
    only: ['searchJobs'],
    breaks: (send) => {
      const broken = body('searchJobs', ofThisPage)(send)
      return (request) =>
        idOf(request) === 'searchJobs' && searchOf(request).get('perPage') === '1'
          ? broken(request)
          : send(request)
    },
  },
  {
    name: 'the whole window of a limit, whenever it began',
    rule: 'retry-after',
    only: ['login'],
    breaks: wholePeriod('login', '900'),
  },
  {
    name: 'the whole hour for a request of an interview',
    rule: 'retry-after',
    only: ['requestInterview'],
    breaks: wholePeriod('requestInterview', '3600'),
  },
  {
    name: 'the whole hour for a change of the address',
    rule: 'retry-after',
    only: ['changeEmail'],
    breaks: wholePeriod('changeEmail', '3600'),
  },
  {
    name: 'the whole quarter of an hour for wrong present passwords',
    rule: 'retry-after',
    only: ['changePassword'],
    breaks: wholePeriod('changePassword', '900'),
  },
  {
    name: 'an Allow with methods that the path does not have',
    rule: 'method-refused',
    only: ['listStories'],
    breaks: answer(null, ({ status, headers }) => {
      if (status !== 405) return null
      headers.set('Allow', 'GET, HEAD, POST, PUT, DELETE')
      return { headers }
    }),
  },
]
