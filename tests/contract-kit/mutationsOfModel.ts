/** Faults that only the comparison with the model shows: no law asks for exactly this. */

import { idOf, query } from './breaking.ts'
import type { Mutation } from './mutations.ts'
import { contract } from './target.ts'

export const modelMutations: Mutation[] = [
  {
    name: 'a salary that is ignored beside remote work',
    rule: 'differs-from-model',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      if (values.has('remote')) values.delete('salary')
    }),
  },
  {
    name: 'a session that ends when the link to a new address is opened with it',
    rule: 'differs-from-model',
    only: ['changeEmail', 'confirmEmail', 'getAuth'],
    breaks: (send) => async (request) => {
      const response = await send(request.clone())
      if (idOf(request) !== 'confirmEmail' || response.status !== 200) return response
      const headers = { Cookie: request.headers.get('Cookie') ?? '', 'X-Requested-With': 'hashi' }
      const logout = new URL(`${contract.base}/applicant/logout`, request.url)
      await send(new Request(logout, { method: 'POST', headers }))
      return response
    },
  },
]
