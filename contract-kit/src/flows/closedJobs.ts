/** Jobs that have closed, which the applications of an applicant still name. */
import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, isSame, listAt, numberAt } from '../json.ts'
import { callBelowLimit, rightBody } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

export const closedJobs: Scenario = {
  name: 'Jobs that have closed',
  operations: ['searchJobs', 'getJob', 'applyForJobs', 'createEntry', 'updateInterestedList'],
  writes: true,
  run: async (kit, people) => {
    const [first, second] = [await people.first(), await people.second()]
    if (!first || !second) return
    const applied = await kit.call('listAppliedJobs', { as: first.browser, query: { perPage: 100 } })
    const closed = listAt(applied.json, 'jobs').find((job) => at(job, 'isOpen') === false)
    const id = numberAt(closed, 'job_id')
    if (Number.isNaN(id)) return kit.skip('Jobs that have closed', 'no application is for a closed job')
    const as = second.browser
    await expectFound(kit, id)
    await expectSaved(kit, as, id)
    expectClosed(kit, id, await kit.call('applyForJobs', { as, body: { job_ids: [id] } }))
    await enter(kit, id)
  },
}

/** The job is no longer read, and is named among the closed ones in the search by its id. */
async function expectFound(kit: Kit, id: number): Promise<void> {
  const detail = await kit.call('getJob', { path: { job_id: id } })
  kit.expect('path-refused', detail, detail.status === 404, {
    expected: `404 for job ${id}, which has closed`,
  })
  const found = await kit.call('searchJobs', { query: { job_id: `${id},${UNKNOWN_ID}` } })
  const ids = (name: string) => listAt(found.json, name).map((job) => numberAt(job, 'job_id'))
  kit.expect('search-ids', found, isSame(ids('closed'), [id]) && ids('jobs').length === 0, {
    expected: `job ${id} in "closed" alone, and not the unknown one`,
    seen: `${ids('jobs').join(', ') || 'none'} open and ${ids('closed').join(', ') || 'none'} closed`,
  })
}

/** A saved job stays when it has closed. */
async function expectSaved(kit: Kit, as: Browser, id: number): Promise<void> {
  const before = await kit.call('getInterestedList', { as })
  const saved = await kit.call('updateInterestedList', { as, body: { job_ids: [id] } })
  kit.expect('stored-as-sent', saved, isSame(at(saved.json, 'job_ids'), [id]), {
    expected: `job ${id}, which has closed and stays until the applicant removes it`,
  })
  await kit.call('updateInterestedList', { as, body: { job_ids: listAt(before.json, 'job_ids') } })
}

async function enter(kit: Kit, id: number): Promise<void> {
  const operation = kit.contract.operation('createEntry')
  const right = operation.body && rightBody(operation.body)
  if (!right || !kit.settings.isSelected(operation)) return
  const exchange = await callBelowLimit(kit, operation, { body: { ...right, job_ids: [id] } })
  if (!exchange) return
  expectClosed(kit, id, exchange)
  kit.expect('write-effect', exchange, listAt(exchange.json, 'job_ids').length === 0, {
    expected: `no application for job ${id}, which has closed`,
  })
}

/** A closed job is no failure, and there is no application for it. */
function expectClosed(kit: Kit, id: number, exchange: Exchange): void {
  if (exchange.status === 429) return
  const closed = listAt(exchange.json, 'closed').map((job) => numberAt(job, 'job_id'))
  const isClosed = exchange.status === 201 && isSame(closed, [id])
  kit.expect('write-effect', exchange, isClosed && listAt(exchange.json, 'processes').length === 0, {
    expected: `201 with job ${id} in "closed", and no application for it`,
  })
}
