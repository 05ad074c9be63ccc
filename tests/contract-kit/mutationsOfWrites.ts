/** Writes without their effect, repeated effects, and access to the data of others. */

import { randomUUID } from 'node:crypto'
import { isObject } from '../../contract-kit/src/json.ts'
import { type Break, answer, body, idOf, header, listOf, sent, sentHeaders, status } from './breaking.ts'
import type { Mutation } from './mutations.ts'

export const writeMutations: Mutation[] = [
  {
    name: 'a repetition that has its own effect',
    rule: 'idempotency-repeat',
    only: ['createInquiry'],
    breaks: sentHeaders('createInquiry', (headers) => {
      if (isKey(headers)) headers.set('Idempotency-Key', randomUUID())
    }),
  },
  {
    name: 'a key that is stored after its call has ended',
    rule: 'idempotency-together',
    only: ['createInquiry'],
    breaks: forgetRunning('createInquiry'),
  },
  {
    name: 'two calls at the same moment that both have their effect',
    rule: 'idempotency-together',
    only: ['changeProcessStatus'],
    breaks: forgetRunning('changeProcessStatus'),
  },
  {
    name: 'other content under a known key',
    rule: 'idempotency-conflict',
    only: ['createInvitation'],
    breaks: sentHeaders('createInvitation', (headers, text) => {
      if (text.includes(' Changed.')) headers.set('Idempotency-Key', randomUUID())
    }),
  },
  {
    name: 'writes without a key',
    rule: 'idempotency-key',
    only: ['createInvitation'],
    breaks: sentHeaders('createInvitation', (headers) => {
      if (!isKey(headers)) headers.set('Idempotency-Key', randomUUID())
    }),
  },
  {
    name: "another's application",
    rule: 'isolation',
    only: ['getProcess'],
    breaks: shareAnswers('getProcess'),
  },
  {
    name: "another's recommendation is a conflict",
    rule: 'isolation',
    only: ['changeProcessStatus', 'getRecommendation'],
    breaks: status('changeProcessStatus', 404, 409),
  },
  {
    name: "another's notification",
    rule: 'isolation',
    only: ['readNotification'],
    breaks: status('readNotification', 404, 403),
  },
  {
    name: 'a second reading that moves the time',
    rule: 'write-effect',
    only: ['readNotification'],
    breaks: movingTime(),
  },
  {
    name: 'a field that is not stored',
    rule: 'stored-as-sent',
    only: ['updateProfile', 'getProfile'],
    breaks: sent('updateProfile', (json) => ({ ...json, nameKana: '' })),
  },
  {
    name: 'saved jobs in another order',
    rule: 'stored-as-sent',
    only: ['updateInterestedList'],
    breaks: body('updateInterestedList', (json) => {
      const ids = json['job_ids']
      return Array.isArray(ids) ? { job_ids: ids.toReversed() } : json
    }),
  },
  {
    name: 'a file that a browser renders',
    rule: 'file-content',
    only: ['getApplicantFile'],
    breaks: header('getApplicantFile', 'Content-Disposition', 'inline'),
  },
  {
    name: 'a file with other bytes',
    rule: 'file-content',
    only: ['getApplicantFile', 'createEntry'],
    breaks: answer('getApplicantFile', ({ status: seen, text }) =>
      seen === 200 ? { json: undefined, text: `${text}\n` } : null,
    ),
  },
  {
    name: 'a second answer to a declined recommendation',
    rule: 'transition-refused',
    only: ['changeProcessStatus'],
    breaks: status('changeProcessStatus', 409, 404),
  },
  {
    name: 'a consent that is not in the ledger',
    rule: 'write-effect',
    only: ['submitConsent', 'getProcess', 'searchProcesses'],
    breaks: body('getProcess', (json) => ({
      ...json,
      ledger: listOf(json, 'ledger').filter((each) => !isObject(each) || each['event'] !== 'consent-given'),
    })),
  },
  {
    name: 'a consent to other documents than those of the request',
    rule: 'transition-refused',
    only: ['submitConsent'],
    breaks: status('submitConsent', 409, 404),
  },
  {
    name: 'an application that is answered in another way than it is read',
    rule: 'item-agrees',
    only: ['applyForJobs'],
    breaks: body('applyForJobs', (json) => ({
      ...json,
      processes: listOf(json, 'processes').map((each) =>
        isObject(each) ? { ...each, updatedAt: '2026-01-01T00:00:00+09:00' } : each,
      ),
    })),
  },
  {
    name: 'a second application for a job',
    rule: 'write-effect',
    only: ['applyForJobs'],
    breaks: body('applyForJobs', (json) => ({ ...json, already: [] })),
  },
  {
    name: 'an interview request that leaves no trace',
    rule: 'write-effect',
    only: ['requestInterview', 'getAuth'],
    breaks: body('getAuth', (json) => ({ ...json, interviewRequestedAt: null })),
  },
]

const isKey = (headers: Headers) => /^[0-9a-f-]{36}$/.test(headers.get('Idempotency-Key') ?? '')

/** Repeats the first success at an address for every caller. */
function shareAnswers(id: string): Break {
  const known = new Map<string, Response>()
  return (send) => async (request) => {
    const response = await send(request)
    if (idOf(request) !== id) return response
    if (response.ok) known.set(request.url, response.clone())
    return response.status === 404 ? (known.get(request.url)?.clone() ?? response) : response
  }
}

function movingTime(): Break {
  let count = 0
  return body('readNotification', (json) => {
    count += 1
    return { ...json, readAt: `2026-11-20T10:00:0${count % 10}+09:00` }
  })
}

/** Gives a call another key while one with the same key runs, as a backend that stores keys afterwards. */
function forgetRunning(id: string): Break {
  const running = new Set<string>()
  return (send) => async (request) => {
    const key = request.headers.get('Idempotency-Key')
    if (idOf(request) !== id || key === null) return send(request)
    const headers = new Headers(request.headers)
    if (running.has(key)) headers.set('Idempotency-Key', randomUUID())
    running.add(key)
    try {
      return await send(new Request(request, { headers }))
    } finally {
      running.delete(key)
    }
  }
}
