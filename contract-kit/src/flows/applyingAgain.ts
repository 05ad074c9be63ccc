/** An application for a job with an earlier application that was rejected or withdrawn. */

import { type Json, at, isSame, listAt, numberAt, shown } from '../json.ts'
import { type Aliases, readAliases } from '../laws/processStates.ts'
import { expectAsRead } from '../laws/writtenProcess.ts'
import type { Scenario } from '../run/scenario.ts'

const jobOf = (item: Json | undefined): number => numberAt(item, 'job', 'job_id')

const isEnded = (item: Json, aliases: Aliases): boolean =>
  ['MyPageAppRejected', 'MyPageAppWithdrawn'].includes(aliases.get(numberAt(item, 'status_id')) ?? '')

export const applyingAgain: Scenario = {
  name: 'An application after an ended one',
  operations: ['applyForJobs', 'searchProcesses'],
  writes: true,
  run: async (kit, people) => {
    const as = (await people.first())?.browser
    if (!as || !kit.settings.isSelected(kit.contract.operation('applyForJobs'))) return
    const aliases = await readAliases(kit)
    const list = await kit.call('searchProcesses', { as, query: { perPage: 100 } })
    const items = listAt(list.json, 'items')
    const running = items.filter((item) => !isEnded(item, aliases)).map(jobOf)
    const ended = items.find(
      (item) => isEnded(item, aliases) && at(item, 'isOpen') === true && !running.includes(jobOf(item)),
    )
    if (ended === undefined)
      return kit.skip('An application after an ended one', 'no application for an open job has ended')
    const job = jobOf(ended)
    const exchange = await kit.call('applyForJobs', { as, body: { job_ids: [job] } })
    if (exchange.status === 429) return
    const [made] = listAt(exchange.json, 'processes')
    kit.expect('write-effect', exchange, jobOf(made) === job, {
      expected: `201 with a new application for job ${job}: the earlier one, ${numberAt(ended, 'process_id')}, has ended`,
    })
    await expectAsRead(kit, exchange, { as })
    const after = await kit.call('searchProcesses', { as, query: { perPage: 100 } })
    const isKept = listAt(after.json, 'items').some((item) => isSame(item, ended))
    kit.expect('write-effect', after, isKept, {
      expected: `the ended application as before: ${shown(ended)}`,
    })
  },
}
