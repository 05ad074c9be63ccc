/** Lives of applicants beside the model. Each begins with the sample content, so that it does not depend on the others. */

import type { Kit } from '../run/kit.ts'
import { accountsOf } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'
import { type Actor, createActor } from './actor.ts'
import { answerLife } from './answerLife.ts'
import { applyLife } from './applyLife.ts'
import { formsLife } from './formsLife.ts'
import { newLife } from './newLife.ts'
import { selfLife } from './selfLife.ts'

/** `who` is the position of the account in the adapter, or null for a life without one. */
type Life = {
  who: number | null
  operations: string[]
  live: (kit: Kit, actor: Actor | null) => Promise<void>
}

const lives: Life[] = [...answerLife, ...applyLife, ...selfLife, newLife, ...formsLife]

export const comparedLives: Scenario = {
  name: 'Lives beside the model',
  operations: 'all',
  writes: true,
  run: async (kit) => {
    if (!kit.isCompared()) return
    for (const { who, operations, live } of lives) {
      if (!isWanted(kit, operations)) continue
      kit.begin()
      await kit.adapter.reset?.()
      const account = who === null ? undefined : accountsOf(kit)[who]
      const actor = account ? await createActor(kit, account) : null
      if (who === null || actor) await live(kit, actor)
    }
    await kit.adapter.reset?.()
  },
}

/** A life is lived for its writes, and in a run of everything: a watched read is judged by the laws alone. */
const isWanted = ({ operations: selected, contract }: Kit, operations: string[]): boolean =>
  selected.length === contract.operations.length || selected.some(({ id }) => operations.includes(id))
