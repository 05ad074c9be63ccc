/** Writes that change something beside their own thing, and processes that disagree with their status. */

import {
  type Json,
  type JsonObject,
  at,
  isObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
} from '../../contract-kit/src/json.ts'
import { type Break, body, idOf, listOf, sent } from './breaking.ts'
import { editText, errors } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

/** The status MyPageAppJoined. */
const JOINED = 13_517

/** Changes the answers of a read by the answers of the successful writes before it. */
function afterwards(
  write: string,
  read: string,
  change: (json: JsonObject, written: Json[]) => JsonObject,
): Break {
  const written: Json[] = []
  const changed = body(read, (json) => (written.length > 0 ? change(json, written) : json))
  return (send) => async (request) => {
    const response = await changed(send)(request)
    if (idOf(request) === write && response.ok) written.push(parseJson(await response.clone().text()) ?? null)
    return response
  }
}

export const strangersBeside: Mutation[] = [
  {
    name: 'a job that is applied for is no longer saved',
    rule: 'write-effect',
    only: ['applyForJobs', 'getInterestedList'],
    breaks: afterwards('applyForJobs', 'getInterestedList', (json, written) => {
      const applied = written
        .flatMap((each) => listAt(each, 'processes'))
        .map((each) => at(each, 'job', 'job_id'))
      return { job_ids: listOf(json, 'job_ids').filter((id) => !applied.includes(id)) }
    }),
  },
  {
    name: 'any notification that is read ends the first visit',
    rule: 'write-effect',
    only: ['readNotification', 'getAuth'],
    breaks: afterwards('readNotification', 'getAuth', (json) => ({ ...json, firstVisit: false })),
  },
  {
    name: 'a message to the advisor counts as a request for an interview',
    rule: 'write-effect',
    only: ['sendContact', 'getAuth'],
    breaks: afterwards('sendContact', 'getAuth', (json, written) => ({
      ...json,
      interviewRequestedAt: `2026-11-28T10:00:${String(written.length).padStart(2, '0')}+09:00`,
    })),
  },
  {
    name: 'the stages of an application end with the offer',
    rule: 'item-agrees',
    only: ['getProcess', 'searchProcesses'],
    breaks: (send) => ['getProcess', 'searchProcesses'].reduce((next, id) => body(id, shortened)(next), send),
  },
  {
    name: 'a recommendation has an application before the applicant applies',
    rule: 'item-agrees',
    only: ['getRecommendation'],
    breaks: body('getRecommendation', (json) => ({ ...json, related_process_id: 4012 })),
  },
  {
    name: 'an answered recommendation still has a deadline',
    rule: 'item-agrees',
    only: ['changeProcessStatus', 'listRecommendations'],
    breaks: afterwards('changeProcessStatus', 'listRecommendations', (json) => ({
      ...json,
      items: listOf(json, 'items').map((item) =>
        isObject(item) ? { ...item, answerBy: '2026-12-24' } : item,
      ),
    })),
  },
  {
    name: 'a second question takes the place of the first',
    rule: 'write-effect',
    only: ['changeProcessStatus'],
    breaks: body('changeProcessStatus', (json) => ({
      ...json,
      answers: listOf(json, 'answers').slice(0, 1),
    })),
  },
  {
    name: 'a consent that was given is still asked for',
    rule: 'item-agrees',
    only: ['submitConsent'],
    breaks: body('submitConsent', (json) => ({ ...json, consentAskedAt: '2026-11-20T10:00:00+09:00' })),
  },
  {
    name: 'closed jobs are left out of the saved ones',
    rule: 'stored-as-sent',
    only: ['getInterestedList', 'updateInterestedList'],
    breaks: afterwards('updateInterestedList', 'getInterestedList', (json, written) => ({
      job_ids: listAt(written.at(-1), 'job_ids').length === 1 ? [] : listOf(json, 'job_ids'),
    })),
  },
  {
    name: 'the last of the saved jobs are stored',
    rule: 'stored-as-sent',
    only: ['updateInterestedList'],
    breaks: sent('updateInterestedList', (json) => ({ job_ids: listOf(json, 'job_ids').slice(-100) })),
  },
  {
    name: 'a wish is not in the list of the applications',
    rule: 'item-agrees',
    only: ['sendContact', 'searchProcesses', 'applyForJobs'],
    breaks: body('searchProcesses', (json) => ({
      ...json,
      items: listOf(json, 'items').map((item) =>
        isObject(item) && item['wish'] ? { ...item, wish: null } : item,
      ),
    })),
  },
  {
    name: 'a project may end before it starts, in the same year',
    rule: 'field-rule',
    only: ['storeCareer'],
    breaks: errors('storeCareer', (all) =>
      all.filter((each) => !/projects.*endYear/.test(textAt(each, 'field'))),
    ),
  },
  {
    name: 'an ended application counts as one that the applicant has',
    rule: 'write-effect',
    only: ['applyForJobs'],
    breaks: afterwards('searchProcesses', 'applyForJobs', (json, lists) => {
      const ended = lists
        .flatMap((list) => listAt(list, 'items'))
        .filter((item) => numberAt(item, 'status_id') > JOINED)
      const known = ended.map((item) => at(item, 'job', 'job_id'))
      const made = listOf(json, 'processes').filter((item) => !known.includes(at(item, 'job', 'job_id')))
      return { ...json, processes: made }
    }),
  },
  {
    name: 'a text within a project is cut off at 255 characters',
    rule: 'stored-as-sent',
    only: ['storeCareer'],
    breaks: editText('storeCareer', (text) => text.replaceAll(/("achievements":"[^"]{255})[^"]+/g, '$1')),
  },
  {
    name: 'the description of a row loses its blanks',
    rule: 'stored-as-sent',
    only: ['storeResume'],
    breaks: editText('storeResume', (text) => text.replaceAll(/("description":")\s+/g, '$1')),
  },
]

function shortened(json: JsonObject): JsonObject {
  const stages = listOf(json, 'stages').filter((each) => numberAt(each, 'status_id') !== JOINED)
  const items = listOf(json, 'items').map((item) => (isObject(item) ? shortened(item) : item))
  return { ...json, ...('stages' in json && { stages }), ...('items' in json && { items }) }
}
