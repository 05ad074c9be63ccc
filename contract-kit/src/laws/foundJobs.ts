/** Orders and ids of the job search, and jobs by themselves. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, canonical, isSame, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { find } from './jobSearch.ts'
import { expectSimilar } from './similarJobs.ts'

export const searchOrder: Scenario = {
  name: 'Orders of the job search',
  operations: ['searchJobs'],
  writes: false,
  run: async (kit) => {
    const facts = {
      job_registration_date: 'job_registration_date',
      job_update_date: 'job_update_date',
      salary: 'salaryMax',
    }
    const plain = await find(kit, {})
    for (const [orderBy, fact] of Object.entries(facts)) {
      const exchange = await find(kit, { orderBy })
      const jobs = listAt(exchange.json, 'jobs')
      const wrong = jobs.findIndex((job, index) => index > 0 && isBefore(job, jobs[index - 1], fact))
      kit.expect('search-order', exchange, wrong === -1, {
        expected: `descending ${fact}, then descending job_id`,
        seen: `job ${numberAt(jobs[wrong - 1], 'job_id')} before job ${numberAt(jobs[wrong], 'job_id')}`,
      })
      if (orderBy !== 'job_update_date') continue
      kit.expect('search-order', plain, isSame(exchange.json, plain.json), {
        expected: `the order of orderBy=${orderBy} without orderBy`,
        seen: 'another order',
      })
    }
  },
}

function isBefore(job: Json, previous: Json | undefined, fact: string): boolean {
  const [a, b] = [rank(job, fact), rank(previous, fact)]
  return a > b || (a === b && numberAt(job, 'job_id') > numberAt(previous, 'job_id'))
}

function rank(job: Json | undefined, fact: string): number {
  const value = at(job, fact)
  return typeof value === 'number' ? value : Date.parse(textAt(job, fact))
}

export const searchIds: Scenario = {
  name: 'Jobs by their ids',
  operations: ['searchJobs', 'getJob'],
  writes: false,
  run: async (kit) => {
    const all = await find(kit, { perPage: 5 })
    const jobs = listAt(all.json, 'jobs')
    const ids = jobs.map((job) => numberAt(job, 'job_id'))
    const chosen = ids.slice(1, 4).toReversed()
    const exchange = await find(kit, { job_id: [...chosen, UNKNOWN_ID].join(',') })
    const found = ['jobs', 'closed'].flatMap((name) =>
      listAt(exchange.json, name).map((job) => numberAt(job, 'job_id')),
    )
    kit.expect('search-ids', exchange, canonical(found) === canonical(chosen), {
      expected: `the jobs ${chosen.join(', ')}, in this order`,
      seen: found.join(', ') || 'none',
    })
    await expectPages(kit, ids)
    const others = await find(kit, {})
    for (const job of jobs) await expectSameJob(kit, job, others)
    const unknown = await kit.call('getJob', { path: { job_id: UNKNOWN_ID } })
    kit.expect('path-refused', unknown, unknown.status === 404, { expected: '404 for a job that never was' })
  },
}

/** Jobs by their ids have pages like any result. */
async function expectPages(kit: Kit, ids: number[]): Promise<void> {
  const seen: number[] = []
  for (const page of [1, 2]) {
    const exchange = await find(kit, { job_id: ids.slice(0, 4).join(','), page, perPage: 2 })
    seen.push(...listAt(exchange.json, 'jobs').map((job) => numberAt(job, 'job_id')))
    const expected = ids.slice(0, Math.min(4, page * 2))
    kit.expect('search-ids', exchange, isSame(seen, expected), {
      expected: `the jobs ${expected.join(', ')} on ${page} pages of two`,
      seen: seen.join(', ') || 'none',
    })
  }
}

async function expectSameJob(kit: Kit, summary: Json, others: Exchange): Promise<void> {
  const id = numberAt(summary, 'job_id')
  const exchange = await kit.call('getJob', { path: { job_id: id } })
  const facts = Object.keys(summary as object)
  const wrong = facts.find((name) => !isSame(at(exchange.json, name), at(summary, name)))
  kit.expect('job-agrees', exchange, exchange.status === 200 && wrong === undefined, {
    expected: `${wrong ?? 'the job'} as in the list: ${JSON.stringify(at(summary, wrong ?? 'job_id'))}`,
    seen: `${exchange.status} ${JSON.stringify(at(exchange.json, wrong ?? 'job_id'))}`,
  })
  expectSimilar(kit, exchange, summary, others)
  expectFacts(kit, exchange, summary)
}

/** Facts of a job that follow from each other. */
function expectFacts(kit: Kit, exchange: Exchange, job: Json): void {
  const isFine =
    numberAt(job, 'salaryMax') >= numberAt(job, 'salaryMin') &&
    (at(job, 'applyFromAbroad') === false || at(job, 'visaSupport') === true)
  kit.expect('job-agrees', exchange, isFine, {
    expected: 'salaryMax at least salaryMin, and visaSupport where people abroad can apply',
  })
}
