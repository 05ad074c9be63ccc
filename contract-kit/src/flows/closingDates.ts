/** The end of a job by the clock of the adapter: open until the end of its closing date in Japan, closed after it. */

import { listAt, numberAt, textAt } from '../json.ts'
import { spread } from '../laws/jobSearch.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { DAY, HOUR } from '../times.ts'

/** This number of jobs is read for their closing dates. */
const JOBS = 20

export const closingDates: Scenario = {
  name: 'The closing date of a job',
  operations: ['getJob', 'searchJobs'],
  writes: true,
  run: async (kit) => {
    const { clock } = kit.adapter
    if (!clock) return kit.skip('The closing date of a job', 'the adapter has no clock')
    const job = await soonest(kit)
    if (!job) return kit.skip('The closing date of a job', 'no job among the first has a closing date')
    await clock.advance(job.end - HOUR - kit.now())
    const tag = await expectOpen(kit, job, true)
    await clock.advance(2 * HOUR)
    await expectOpen(kit, job, false)
    if (tag !== null) await expectOtherAnswer(kit, job, tag)
  },
}

type Closing = { id: number; date: string; end: number }

/** Returns the job that closes first. */
async function soonest(kit: Kit): Promise<Closing | null> {
  const list = await kit.call('searchJobs', { query: { perPage: 100 } })
  const found: Closing[] = []
  for (const each of spread(listAt(list.json, 'jobs'), JOBS)) {
    const id = numberAt(each, 'job_id')
    const date = textAt((await kit.call('getJob', { path: { job_id: id } })).json, 'closing_date')
    const end = Date.parse(`${date}T00:00:00+09:00`) + DAY
    if (end - HOUR > kit.now()) found.push({ id, date, end })
  }
  return found.toSorted((a, b) => a.end - b.end)[0] ?? null
}

/** Returns the validator of the list with the job. */
async function expectOpen(kit: Kit, { id, date }: Closing, isOpen: boolean): Promise<string | null> {
  const when = `an hour ${isOpen ? 'before' : 'after'} the end of ${date} in Japan, its closing date`
  const detail = await kit.call('getJob', { path: { job_id: id } })
  kit.expect('lifetime', detail, detail.status === (isOpen ? 200 : 404), {
    expected: `${isOpen ? 200 : 404} for job ${id} ${when}`,
  })
  const found = await kit.call('searchJobs', { query: { job_id: id } })
  kit.expect('lifetime', found, listAt(found.json, isOpen ? 'jobs' : 'closed').length === 1, {
    expected: `job ${id} in ${isOpen ? '"jobs"' : '"closed"'} ${when}`,
  })
  return found.headers.get('ETag')
}

/** A job closes by time alone, so no record has changed; the answer has. */
async function expectOtherAnswer(kit: Kit, { id, date }: Closing, tag: string): Promise<void> {
  const found = await kit.call('searchJobs', { query: { job_id: id }, headers: { 'If-None-Match': tag } })
  kit.expect('not-modified', found, found.status === 200, {
    expected: `200 for the validator from before the end of ${date}: job ${id} has closed since`,
  })
}
