/** Faults of a team that built the public operations from the reference alone. */

import type { Transport } from '../../contract-kit/src/http/client.ts'
import { type Json, isObject, listAt, numberAt, parseJson, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, idOf, query, sentHeaders } from './breaking.ts'
import { sharedTag } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

/** Returns all jobs of the category of a job, as the backend lists them. */
async function besides(send: Transport, job: Json): Promise<{ id: number; middle: number }[]> {
  const category = textAt(job, 'jobCategory')
  const url = `http://localhost/api/v1/job?perPage=100&jobCategory=${category}`
  const list = parseJson(await (await send(new Request(url))).text())
  return listAt(list, 'jobs').map((each) => ({
    id: numberAt(each, 'job_id'),
    middle: (numberAt(each, 'salaryMin') + numberAt(each, 'salaryMax')) / 2,
  }))
}

/** Jobs of the same pay get ranks one after the other. */
const ranksInSequence: Break = (send) => async (request) => {
  const response = await send(request)
  if (idOf(request) !== 'getJob' || response.status !== 200) return response
  const json = parseJson(await response.text())
  const context = isObject(json) ? json['payContext'] : null
  if (!isObject(json) || !isObject(context)) return Response.json(json, response)
  const sorted = (await besides(send, json)).toSorted((a, b) => b.middle - a.middle || a.id - b.id)
  const rank = sorted.findIndex(({ id }) => id === json['job_id']) + 1
  return Response.json({ ...json, payContext: { ...context, rank } }, response)
}

export const strangersOutside: Mutation[] = [
  {
    name: 'ten words with their repetitions',
    rule: 'search-word',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      const words = (values.get('searchWord') ?? '').split(' ')
      if (words.length > 10) values.set('searchWord', words.slice(0, 10).join(' '))
    }),
  },
  {
    name: 'ranks one after the other for equal pay',
    rule: 'job-pay',
    only: ['getJob'],
    breaks: ranksInSequence,
  },
  {
    name: 'a list of stories that begins again after its end',
    rule: 'story-neighbours',
    only: ['getStory', 'listStories'],
    breaks: answer('getStory', ({ json }) =>
      isObject(json) && json['nextStory'] === null
        ? {
            json: {
              ...json,
              nextStory: { ...(isObject(json['previousStory']) && json['previousStory']), id: 1 },
            },
          }
        : null,
    ),
  },
  {
    name: 'types of bodies by their beginning',
    rule: 'body-media-type',
    only: ['checkEmail'],
    breaks: sentHeaders('checkEmail', (headers) => {
      if (headers.get('Content-Type')?.startsWith('application/json-'))
        headers.set('Content-Type', 'application/json')
    }),
  },
  {
    name: 'a logout that forgets the browser',
    rule: 'cookie-attributes',
    only: ['logout'],
    breaks: answer('logout', ({ headers, json }) => {
      headers.append('Set-Cookie', 'hashi_device=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax')
      return json === undefined ? null : { headers, json }
    }),
  },
  {
    name: 'an id with an encoded digit that is no id',
    rule: 'path-refused',
    only: ['getJob'],
    breaks: (send) => (request) => send(new Request(request.url.replace(/%3\d$/, 'x'), request)),
  },
  {
    name: 'one validator for options of both languages',
    rule: 'not-modified',
    only: ['listOptions'],
    breaks: sharedTag('listOptions'),
  },
]
