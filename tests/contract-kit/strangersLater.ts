/** Faults of strangers that only a later call shows: a replay, a call beyond a limit, another session. */

import { parseJson, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, body, idOf } from './breaking.ts'
import type { Mutation } from './mutations.ts'
import { refusal } from './operators/callTools.ts'

export const strangersLater: Mutation[] = [
  {
    name: 'a replay that answers with the present record',
    rule: 'idempotency-repeat',
    only: ['changeProcessStatus'],
    breaks: replayPresent(),
  },
  {
    name: 'a question beyond the limit that is stored',
    rule: 'write-effect',
    only: ['changeProcessStatus', 'getRecommendation'],
    breaks: countRefused(),
  },
  {
    name: 'a limit of wrong passwords for each session',
    rule: 'limit-exists',
    only: ['changePassword'],
    breaks: limitSessions(),
  },
  {
    name: 'three failed logins that lock an address',
    rule: 'limit-exists',
    only: ['login'],
    breaks: lockAfter(3),
  },
  {
    name: 'recommendations of another applicant, who has none',
    rule: 'item-agrees',
    only: ['listRecommendations'],
    breaks: body('listRecommendations', (json) => ({ ...json, items: [], total: 0 })),
  },
  {
    name: 'twenty failed logins before a lock',
    rule: 'limit-exists',
    only: ['login'],
    breaks: lockAfter(20),
  },
]

/** Answers a known key with the recommendation as it is now. */
function replayPresent(): Break {
  const known = new Set<string>()
  return (send) => async (request) => {
    if (idOf(request) !== 'changeProcessStatus') return send(request)
    const key = (request.headers.get('Idempotency-Key') ?? '').toLowerCase()
    const response = await send(request)
    if (response.status !== 200) return response
    if (!known.has(key)) {
      known.add(key)
      return response
    }
    const { process_id } = await response.json()
    const url = request.url.replace('change-status', `recommend/${process_id}`)
    return send(new Request(url, { headers: request.headers }))
  }
}

/** Adds each refused question to the recommendation. */
function countRefused(): Break {
  let refused = 0
  const count = answer('changeProcessStatus', ({ status }) => {
    if (status === 429) refused += 1
    return null
  })
  const show = body('getRecommendation', (json) => ({ ...json, comment: textAt(json, 'comment') + refused }))
  return (send) => show(count(send))
}

/** Answers the first change of a password in each session as if there were no limit. */
function limitSessions(): Break {
  const known = new Set<string>()
  return answer('changePassword', ({ status }, { headers }) => {
    const session = headers.get('Cookie') ?? ''
    const isFirst = !known.has(session)
    known.add(session)
    return isFirst && status === 429 ? { status: 200, json: { result: true } } : null
  })
}

/** Refuses an address after another number of failed logins than the contract's. The limit of the network stays. */
function lockAfter(most: number): Break {
  const failures = new Map<string, number>()
  return (send) => async (request) => {
    if (idOf(request) !== 'login') return send(request)
    const email = textAt(parseJson(await request.clone().text()), 'email').toLowerCase()
    const response = await send(request)
    if (![401, 429].includes(response.status)) return response
    const count = (failures.get(email) ?? 0) + 1
    failures.set(email, count)
    if (count > most) return refusal(request, 429, '/problems/too-many-requests')
    return count > 5 ? refusal(request, 401, '/problems/login-failed') : response
  }
}
