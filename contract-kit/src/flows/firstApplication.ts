/** The first application of an applicant who has just registered. */
import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, listAt, numberAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Person } from '../run/people.ts'
import { expectAsRead } from '../laws/writtenProcess.ts'
import { expectWish } from './wishes.ts'

/** Applies for an open job; a second application for it changes nothing. */
export async function apply(kit: Kit, { browser }: Person): Promise<void> {
  const jobs = await kit.call('searchJobs', { query: { perPage: 50 } })
  const applied = await kit.call('listAppliedJobs', { as: browser })
  const known = listAt(applied.json, 'jobs').map((job) => numberAt(job, 'job_id'))
  const job = listAt(jobs.json, 'jobs')
    .map((each) => numberAt(each, 'job_id'))
    .find((id) => !known.includes(id))
  if (job === undefined) return
  const first = await kit.call('applyForJobs', { as: browser, body: { job_ids: [job, job] } })
  const made = listAt(first.json, 'processes')
  kit.expect('write-effect', first, made.length === 1 && numberAt(made[0], 'job', 'job_id') === job, {
    expected: `201 with one application for job ${job}`,
  })
  await expectAsRead(kit, first, { as: browser })
  const second = await kit.call('applyForJobs', { as: browser, body: { job_ids: [job] } })
  await expectAsRead(kit, second, { as: browser })
  kit.expect('write-effect', second, listAt(second.json, 'already').length === 1, {
    expected: '201 with the application in "already"',
  })
  const id = numberAt(made[0], 'process_id')
  if (Number.isNaN(id)) return
  await expectListed(kit, browser, first, { id, job })
  await expectWish(kit, browser, id)
}

async function expectListed(
  kit: Kit,
  browser: Browser,
  exchange: Exchange,
  { id, job }: { id: number; job: number },
): Promise<void> {
  const list = await kit.call('searchProcesses', { as: browser, query: { perPage: 100 } })
  const isListed = listAt(list.json, 'items').some((item) => numberAt(item, 'process_id') === id)
  kit.expect('write-effect', list, isListed, { expected: `the application ${id} in the list` })
  const jobs = await kit.call('listAppliedJobs', { as: browser })
  const isApplied = listAt(jobs.json, 'jobs').some((each) => numberAt(each, 'job_id') === job)
  kit.expect('write-effect', jobs, isApplied, { expected: `job ${job} in the list` })
  const detail = await kit.call('getProcess', { as: browser, path: { id } })
  kit.expect('write-effect', detail, detail.status === 200 && at(detail.json, 'is_recommended') === false, {
    expected: `200 with the application that ${exchange.operation?.id} made`,
  })
}
