/** The fields of an application or a recommendation agree with its status. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'

/** The aliases of the statuses, by their ids. */
export type Aliases = Map<number, string>

export async function readAliases(kit: Kit): Promise<Aliases> {
  const { json } = await kit.call('listOptions')
  return new Map(listAt(json, 'options').map((each) => [numberAt(each, 'option_id'), textAt(each, 'alias')]))
}

/** A field and the value that it must have. */
type Law = (process: Json, alias: string, aliases: Aliases) => { name: string; isFine: boolean; law: string }

const open = ['MyPageRecommend', 'MyPageRecInquiry', 'MyPageAppOffer']
const stages = ['Received', 'Screening', 'Interview1', 'Interview2', 'Final', 'Offer', 'Joined']
const isRecommendation = (alias: string) => alias.startsWith('MyPageRec')

const laws: Law[] = [
  (process, alias) => ({
    name: 'is_recommended',
    isFine: at(process, 'is_recommended') === isRecommendation(alias),
    law: String(isRecommendation(alias)),
  }),
  (process, alias) => ({
    name: 'answerBy',
    isFine: at(process, 'answerBy') === null || open.includes(alias),
    law: 'null, since no answer is awaited',
  }),
  (process, alias, aliases) => ({
    name: 'stages',
    isFine: isSame(
      listAt(process, 'stages').map((stage) => aliases.get(numberAt(stage, 'status_id'))),
      isRecommendation(alias) ? [] : stages.map((stage) => `MyPageApp${stage}`),
    ),
    law: isRecommendation(alias) ? 'none' : `${stages[0]} to ${stages.at(-1)}, in this order`,
  }),
  (process, alias, aliases) => {
    const reached = listAt(process, 'stages').findLast((stage) => at(stage, 'reachedAt') !== null)
    const last = aliases.get(numberAt(reached, 'status_id'))
    const isEnded = ['MyPageAppRejected', 'MyPageAppWithdrawn'].includes(alias)
    return {
      name: 'stages',
      isFine: isRecommendation(alias) || isEnded || last === alias,
      law: `${alias}, the present stage, as the last one with a time`,
    }
  },
  (process, alias) => ({
    name: 'related_process_id',
    isFine:
      !isRecommendation(alias) ||
      (at(process, 'related_process_id') !== null) === (alias === 'MyPageRecApply'),
    law: 'an application if the recommendation is applied, and else null',
  }),
  (process, alias) => ({
    name: 'answers',
    isFine: isRecommendation(alias) || listAt(process, 'answers').length === 0,
    law: 'none, as those of an application are',
  }),
  (process) => ({
    name: 'answers',
    isFine: listAt(process, 'answers').every(
      (answer) => at(answer, 'action') === 'inquiry' || textAt(answer, 'reply') === '',
    ),
    law: 'a reply only to a question',
  }),
  (process) => {
    const last = listAt(process, 'ledger').at(-1)
    const asked = textAt(last, 'event') === 'consent-asked' ? textAt(last, 'at') : null
    const isKnown = at(process, 'ledger') !== undefined && at(process, 'consentAskedAt') !== undefined
    return {
      name: 'consentAskedAt',
      isFine: !isKnown || at(process, 'consentAskedAt') === asked || at(process, 'consentAskedAt') === null,
      law: asked === null ? 'null, since no request waits for an answer' : asked,
    }
  },
  (process) => {
    const isNamed = listAt(process, 'ledger').some((entry) => at(entry, 'event') === 'employer-named')
    return {
      name: 'employer',
      isFine: at(process, 'ledger') === undefined || (at(process, 'employer') !== null) === isNamed,
      law: isNamed ? 'the employer, whom the ledger has named' : 'null, since the ledger has not named it',
    }
  },
  (process) => {
    const latest = textAt(listAt(process, 'history')[0], 'date')
    return {
      name: 'updatedAt',
      isFine: latest === '' || Date.parse(textAt(process, 'updatedAt')) >= Date.parse(latest),
      law: `not before the last line of the history, ${latest}`,
    }
  },
]

/** Expects that the fields of a process agree with its status. An item of a list has only some of them. */
export function expectState(kit: Kit, exchange: Exchange, process: Json, aliases: Aliases): void {
  const alias = aliases.get(numberAt(process, 'status_id'))
  if (alias === undefined) return
  for (const law of laws) {
    const { name, isFine, law: expected } = law(process, alias, aliases)
    if (at(process, name) === undefined) continue
    kit.expect('item-agrees', exchange, isFine, {
      expected: `"${name}" of process ${numberAt(process, 'process_id')} in the status ${alias}: ${expected}`,
      seen: shown(at(process, name)),
      place: name,
    })
  }
}
