/** An applicant who writes beside the model: after each write everything is read that it may have changed. */

import type { Account } from '../adapter/adapter.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from '../run/kit.ts'
import { type Person, login } from '../run/people.ts'
import { allOf, readAll, readLists, readOwn, readProcess } from './snapshot.ts'

type List = 'listRecommendations' | 'searchProcesses'

export type Actor = {
  person: Person
  /** Makes a write and reads the lists afterwards, in one language after the other. */
  write: (id: string, body?: unknown, path?: Record<string, number>) => Promise<Exchange>
  /** As `write`, and reads a process, too. */
  writeTo: (process: number, id: string, body: unknown) => Promise<void>
  /** Returns the ids of the recommendations or applications. */
  processes: (list: List) => Promise<number[]>
  /** Returns the ids of the jobs of all of them. */
  jobs: () => Promise<number[]>
  readOwn: () => Promise<void>
  readAll: () => Promise<void>
}

/** Logs an applicant in; null if that fails. */
export async function createActor(kit: Kit, account: Account): Promise<Actor | null> {
  const { person, exchange } = await login(kit, account)
  return exchange.status === 200 ? actorOf(kit, person) : null
}

export function actorOf(kit: Kit, person: Person): Actor {
  const as = person.browser
  const { languages } = kit.settings
  let turn = 0
  const langOf = (): Lang => languages[turn % languages.length] ?? 'en'
  const write: Actor['write'] = async (id, body, path) => {
    turn += 1
    const lang = langOf()
    const exchange = await kit.call(id, {
      as,
      lang,
      ...(body !== undefined && { body }),
      ...(path && { path }),
    })
    const token = textAt(exchange.json, 'refresh_token')
    if (token) as.refreshToken = token
    await readLists({ kit, as, lang })
    return exchange
  }
  const factsOf = async (list: List, ...path: string[]): Promise<number[]> =>
    (await allOf(kit, list, { as, lang: 'en' }))
      .map((item) => at(item, ...path))
      .filter((value) => typeof value === 'number')
  return {
    person,
    write,
    writeTo: async (process, id, body) => {
      await write(id, body)
      await readProcess({ kit, as, lang: langOf() }, process)
    },
    processes: (list) => factsOf(list, 'process_id'),
    jobs: async () => [
      ...(await factsOf('listRecommendations', 'job', 'job_id')),
      ...(await factsOf('searchProcesses', 'job', 'job_id')),
    ],
    readOwn: () => readOwn(kit, as),
    readAll: () => readAll(kit, as),
  }
}
