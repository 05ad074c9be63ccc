/** Every recommendation gets every answer, and each answer is followed by another one. */

import type { Kit } from '../run/kit.ts'
import type { Actor } from './actor.ts'

const actions = ['decline', 'apply', 'inquiry']

/** In the first life the first recommendation is declined, in the second it is applied for, and so on. */
export const answerLife = actions.map((_, first) => ({
  who: 0,
  operations: ['changeProcessStatus'],
  live: async (_kit: Kit, actor: Actor | null) => {
    if (!actor) return
    for (const [index, id] of (await actor.processes('listRecommendations')).entries())
      for (const next of [0, 1]) {
        const action = actions[(first + index + next) % actions.length]
        const reasons = action === 'decline' && index % 2 === 0 ? { reasons: ['place'] } : {}
        const contents =
          action === 'apply' && index % 2 === 0 ? {} : { contents: `From the contract kit\n${index}` }
        await actor.writeTo(id, 'changeProcessStatus', { process_id: id, action, ...contents, ...reasons })
      }
    await actor.readAll()
  },
}))
