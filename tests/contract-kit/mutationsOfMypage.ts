/** The area of an applicant: lists that lack something, and documents that are not stored as sent. */

import { type Json, numberAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, body, listOf, pretend, query, sent } from './breaking.ts'
import type { Mutation } from './mutations.ts'

export const mypageMutations: Mutation[] = [
  {
    name: 'one unread notification too many',
    rule: 'page-total',
    only: ['listNotifications'],
    breaks: body('listNotifications', (json) => ({ ...json, unread: numberAt(json, 'unread') + 1 })),
  },
  {
    name: 'recommendations in every status',
    rule: 'list-filter',
    only: ['listRecommendations'],
    breaks: query('listRecommendations', (values) => values.delete('status_id')),
  },
  {
    name: 'a total of applications that is one too high',
    rule: 'page-total',
    only: ['searchProcesses'],
    breaks: body('searchProcesses', (json) => ({ ...json, total: numberAt(json, 'total') + 1 })),
  },
  {
    name: 'an application whose job is not listed',
    rule: 'write-effect',
    only: ['listAppliedJobs', 'applyForJobs'],
    breaks: body('listAppliedJobs', (json) => ({ ...json, jobs: [] })),
  },
  {
    name: 'saved jobs that are read in another order',
    rule: 'stored-as-sent',
    only: ['getInterestedList'],
    breaks: body('getInterestedList', (json) => ({ ...json, job_ids: listOf(json, 'job_ids').toReversed() })),
  },
  {
    name: 'saved jobs of each session',
    rule: 'stored-as-sent',
    only: ['getInterestedList'],
    breaks: keepListsApart(),
  },
  {
    name: 'a request for an introduction that leaves no trace',
    rule: 'write-effect',
    only: ['requestIntroduction', 'getAuth'],
    breaks: pretend('requestIntroduction', { result: true }),
  },
  {
    name: 'a career that is read without a text',
    rule: 'stored-as-sent',
    only: ['getCareer', 'storeCareer'],
    breaks: body('getCareer', (json) => ({ ...json, selfPr: '' })),
  },
  {
    name: 'a career that is stored without a text',
    rule: 'stored-as-sent',
    only: ['storeCareer'],
    breaks: sent('storeCareer', (json) => ({ ...json, selfPr: '' })),
  },
  {
    name: 'a resume that is stored without a text',
    rule: 'stored-as-sent',
    only: ['storeResume'],
    breaks: sent('storeResume', (json) => ({ ...json, motivation: '' })),
  },
  {
    name: 'years of work that are stored as others',
    rule: 'stored-as-sent',
    only: ['updateWorkingHistory'],
    breaks: sent('updateWorkingHistory', (json) => ({
      ...json,
      yearWorkExperience: json['yearWorkExperience'] === '1_year_more' ? '3_years_more' : '1_year_more',
    })),
  },
  {
    name: 'requests that are not stored',
    rule: 'stored-as-sent',
    only: ['updateWorkingHistoryAddition'],
    breaks: sent('updateWorkingHistoryAddition', (json) => ({ ...json, otherRequests: '' })),
  },
]

/** Stores the saved jobs beside a session instead of beside its applicant. */
function keepListsApart(): Break {
  const lists = new Map<string, Json>()
  const sessionOf = ({ headers }: Request) => /hashi_sid=([^;]+)/.exec(headers.get('Cookie') ?? '')?.[1] ?? ''
  const write = answer('updateInterestedList', ({ status, json }, request) => {
    if (status === 200 && json !== undefined) lists.set(sessionOf(request), json)
    return null
  })
  const read = answer('getInterestedList', (_, request) => {
    const json = lists.get(sessionOf(request))
    return json === undefined ? null : { json }
  })
  return (send) => read(write(send))
}
