/** The orders of personal lists, and of lists within an item. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectState, readAliases } from './processStates.ts'

export const orders: Scenario = {
  name: 'Orders of personal lists',
  operations: [
    'searchProcesses',
    'listRecommendations',
    'listNotifications',
    'listAppliedJobs',
    'getProcess',
    'getRecommendation',
  ],
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    if (!person) return
    const as = person.browser
    const whole = { as, query: { perPage: 100 } }
    const processes = await kit.call('searchProcesses', whole)
    expectDescending(kit, processes, listAt(processes.json, 'items'), 'updatedAt', 'process_id')
    const recommended = await kit.call('listRecommendations', whole)
    expectDescending(kit, recommended, listAt(recommended.json, 'items'), 'startedAt', 'process_id')
    const notices = await kit.call('listNotifications', whole)
    expectDescending(kit, notices, listAt(notices.json, 'notifications'), 'date', 'id')
    await expectApplied(kit, await kit.call('listAppliedJobs', whole), processes)
    const aliases = await readAliases(kit)
    for (const [id, list] of [
      ['getProcess', processes],
      ['getRecommendation', recommended],
    ] as const)
      for (const item of listAt(list.json, 'items')) {
        const exchange = await kit.call(id, { as, path: { id: numberAt(item, 'process_id') } })
        expectListed(kit, exchange, item)
        expectState(kit, exchange, exchange.json ?? null, aliases)
        expectState(kit, list, item, aliases)
        for (const name of ['history', 'answers'])
          expectDescending(kit, exchange, listAt(exchange.json, name), 'date')
        expectDescending(kit, exchange, listAt(exchange.json, 'ledger').toReversed(), 'at')
        expectStages(kit, exchange)
      }
  },
}

/** A process says the same by itself as in its list. */
function expectListed(kit: Kit, exchange: Exchange, item: Json): void {
  const wrong = Object.entries(item ?? {}).find(
    ([name, value]) => at(exchange.json, name) !== undefined && !isSame(at(exchange.json, name), value),
  )
  kit.expect('item-agrees', exchange, wrong === undefined, {
    expected: `"${wrong?.[0]}": ${shown(wrong?.[1])}, as in its list`,
    seen: shown(at(exchange.json, wrong?.[0] ?? '')),
  })
}

function expectDescending(kit: Kit, exchange: Exchange, items: Json[], time: string, id?: string): void {
  const rank = (item: Json | undefined) =>
    [Date.parse(textAt(item, time)), id ? numberAt(item, id) : 0] as const
  const wrong = items.findIndex((item, index) => {
    const [[a, tieA], [b, tieB]] = [rank(items[index - 1]), rank(item)]
    return index > 0 && (a < b || (a === b && id !== undefined && tieA < tieB))
  })
  kit.expect('list-order', exchange, wrong === -1, {
    expected: `the latest ${time} first${id ? `, ties by descending ${id}` : ''}`,
    seen: `${textAt(items[wrong - 1], time)} before ${textAt(items[wrong], time)}`,
  })
}

/** Applied jobs are those of the applications, the latest application first. */
async function expectApplied(kit: Kit, exchange: Exchange, processes: Exchange): Promise<void> {
  const items = listAt(processes.json, 'items')
  const jobs = listAt(exchange.json, 'jobs')
  expectDescending(kit, exchange, jobs, 'appliedAt')
  for (const job of jobs) {
    const item = items.find((each) => at(each, 'process_id') === at(job, 'process_id'))
    await expectOpen(kit, exchange, job)
    if (item === undefined) continue
    const isFine = at(item, 'status_id') === at(job, 'status_id') && at(item, 'isOpen') === at(job, 'isOpen')
    kit.expect('item-agrees', exchange, isFine, {
      expected: `the status ${numberAt(item, 'status_id')} and "isOpen": ${shown(at(item, 'isOpen'))} of application ${numberAt(item, 'process_id')}`,
      seen: shown(job),
    })
  }
}

/** An open job has its terms, and only an open one. */
async function expectOpen(kit: Kit, exchange: Exchange, job: Json): Promise<void> {
  const detail = await kit.call('getJob', { path: { job_id: numberAt(job, 'job_id') } })
  kit.expect('item-agrees', exchange, (detail.status === 200) === (at(job, 'isOpen') === true), {
    expected: `"isOpen" of job ${numberAt(job, 'job_id')} as getJob answers, which is ${detail.status}`,
    seen: `"isOpen": ${shown(at(job, 'isOpen'))}`,
  })
}

/** Stages were reached in their order. */
function expectStages(kit: Kit, exchange: Exchange): void {
  const times = listAt(exchange.json, 'stages')
    .map((stage) => Date.parse(textAt(stage, 'reachedAt')))
    .filter((time) => !Number.isNaN(time))
  const isSorted = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))
  kit.expect('list-order', exchange, isSorted, { expected: 'stages that were reached one after the other' })
}
