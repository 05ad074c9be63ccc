/** Entries without a confirmation: they stay for ever, end too early, or leave something behind. */

import { type Break, idOf } from './breaking.ts'
import type { Mutation } from './mutations.ts'
import { refusal } from './operators/callTools.ts'

export const strangersUnconfirmed: Mutation[] = [
  {
    name: 'an unconfirmed entry that is never erased',
    rule: 'lifetime',
    only: ['createEntry', 'checkEmail'],
    breaks: afterEntry('checkEmail', ({ headers }) => Response.json({ result: false }, { headers })),
  },
  {
    name: 'an unconfirmed entry that is erased with its link',
    rule: 'lifetime',
    only: ['createEntry', 'checkEmail', 'verifyApplicant'],
    breaks: erasedWithLink(),
  },
  {
    name: 'an erased entry whose address is refused',
    rule: 'lifetime',
    only: ['createEntry', 'checkEmail'],
    breaks: afterEntry('createEntry', (_, request) => refusal(request, 409, '/problems/email-taken')),
  },
]

const addressesIn = (text: string) =>
  [...text.matchAll(/kit-entry-[\da-f]+@example\.com/g)].map(([all]) => all)

/** Changes the success of an operation for an address that has entered before. */
function afterEntry(id: string, change: (response: Response, request: Request) => Response): Break {
  const entered = new Set<string>()
  return (send) => async (request) => {
    const known = addressesIn(await request.clone().text())
    const isKnown = known.some((email) => entered.has(email))
    const response = await send(request)
    if (idOf(request) === 'createEntry' && response.ok) for (const email of known) entered.add(email)
    return idOf(request) === id && isKnown && response.ok ? change(response, request) : response
  }
}

/** Every address is free when the link of an entry has expired. */
function erasedWithLink(): Break {
  let hasExpired = false
  return (send) => async (request) => {
    const response = await send(request)
    const id = idOf(request)
    if (id === 'verifyApplicant' && response.status === 422) hasExpired = true
    if (id !== 'checkEmail' || !hasExpired || !response.ok) return response
    return Response.json({ result: true }, { headers: response.headers })
  }
}
