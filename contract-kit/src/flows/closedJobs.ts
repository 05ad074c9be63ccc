/** Jobs that have closed, which the applications of an applicant still name. */

import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import { callBelowLimit, rightBody } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

export const closedJobs: Scenario = {
  name: 'Jobs that have closed',
  operations: [
    'searchJobs',
    'getJob',
    'applyForJobs',
    'createEntry',
    'updateInterestedList',
    'getInterestedList',
  ],
  writes: true,
  run: async (kit, people) => {
    const [first, second] = [await people.first(), await people.second()]
    if (!first || !second) return
    const applied = await kit.call('listAppliedJobs', { as: first.browser, query: { perPage: 100 } })
    const found = listAt(applied.json, 'jobs').find((job) => at(job, 'isOpen') === false)
    if (found === undefined) return kit.skip('Jobs that have closed', 'no application is for a closed job')
    const job: Closed = { job_id: numberAt(found, 'job_id'), title: textAt(found, 'title') }
    const as = second.browser
    await expectFound(kit, job)
    await expectSaved(kit, as, job.job_id)
    expectClosed(kit, job, await kit.call('applyForJobs', { as, body: { job_ids: [job.job_id] } }))
    await enter(kit, job)
  },
}

type Closed = { job_id: number; title: string }

/** The job is no longer read, and is named among the closed ones in the search by its id. */
async function expectFound(kit: Kit, job: Closed): Promise<void> {
  const { job_id: id } = job
  const detail = await kit.call('getJob', { path: { job_id: id } })
  kit.expect('path-refused', detail, detail.status === 404, {
    expected: `404 for job ${id}, which has closed`,
  })
  const found = await kit.call('searchJobs', { query: { job_id: `${id},${UNKNOWN_ID}` } })
  const isAlone = listAt(found.json, 'jobs').length === 0
  kit.expect('search-ids', found, isAlone && isSame(listAt(found.json, 'closed'), [job]), {
    expected: `${shown(job)} in "closed" alone, and not the unknown job`,
  })
}

/** A saved job stays when it has closed. */
async function expectSaved(kit: Kit, as: Browser, id: number): Promise<void> {
  const before = await kit.call('getInterestedList', { as })
  const saved = await kit.call('updateInterestedList', { as, body: { job_ids: [id] } })
  for (const answer of [saved, await kit.call('getInterestedList', { as })])
    kit.expect('stored-as-sent', answer, isSame(at(answer.json, 'job_ids'), [id]), {
      expected: `job ${id}, which has closed and stays until the applicant removes it`,
    })
  await kit.call('updateInterestedList', { as, body: { job_ids: listAt(before.json, 'job_ids') } })
}

async function enter(kit: Kit, job: Closed): Promise<void> {
  const operation = kit.contract.operation('createEntry')
  const right = operation.body && rightBody(operation.body)
  if (!right || !kit.settings.isSelected(operation)) return
  const exchange = await callBelowLimit(kit, operation, { body: { ...right, job_ids: [job.job_id] } })
  if (!exchange) return
  expectClosed(kit, job, exchange)
  kit.expect('write-effect', exchange, listAt(exchange.json, 'job_ids').length === 0, {
    expected: `no application for job ${job.job_id}, which has closed`,
  })
}

/** A closed job is no failure, and there is no application for it. */
function expectClosed(kit: Kit, job: Closed, exchange: Exchange): void {
  if (exchange.status === 429) return
  const isClosed = exchange.status === 201 && isSame(listAt(exchange.json, 'closed'), [job])
  kit.expect('write-effect', exchange, isClosed && listAt(exchange.json, 'processes').length === 0, {
    expected: `201 with ${shown(job)} in "closed", and no application for it`,
  })
}
