/** Orders and ids of the job search, and jobs by themselves. */
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, canonical, isSame, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { find, parameterOf } from './search.ts'

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
    for (const job of jobs) await expectSameJob(kit, job)
    const unknown = await kit.call('getJob', { path: { job_id: UNKNOWN_ID } })
    kit.expect('path-refused', unknown, unknown.status === 404, { expected: '404 for a job that never was' })
  },
}

async function expectSameJob(kit: Kit, summary: Json): Promise<void> {
  const id = numberAt(summary, 'job_id')
  const exchange = await kit.call('getJob', { path: { job_id: id } })
  const facts = Object.keys(summary as object)
  const wrong = facts.find((name) => !isSame(at(exchange.json, name), at(summary, name)))
  kit.expect('job-agrees', exchange, exchange.status === 200 && wrong === undefined, {
    expected: `${wrong ?? 'the job'} as in the list: ${JSON.stringify(at(summary, wrong ?? 'job_id'))}`,
    seen: `${exchange.status} ${JSON.stringify(at(exchange.json, wrong ?? 'job_id'))}`,
  })
  expectSimilar(kit, exchange, summary)
}

/** Similar jobs are not the job itself, and ask for at most one level more; those of its category come first. */
function expectSimilar(kit: Kit, exchange: Exchange, job: Json): void {
  const similar = listAt(exchange.json, 'similar')
  const isOfCategory = (other: Json) => at(other, 'jobCategory') === at(job, 'jobCategory')
  const isFit = similar.every(
    (other) =>
      at(other, 'job_id') !== at(job, 'job_id') &&
      levels.every((name) => levelsMore(kit, name, other, job) <= 1),
  )
  const isSorted = similar
    .slice(1)
    .every((other, index) => !isOfCategory(other) || isOfCategory(similar[index] ?? null))
  kit.expect('job-similar', exchange, similar.length <= 3 && isFit && isSorted, {
    expected: `up to three other jobs like ${describe(job)}`,
    seen: similar.map(describe).join('; '),
  })
}

const levels = ['japaneseLevel', 'englishLevel']

/** Returns by how many levels a job asks for more of a language than another. The contract lists the highest level first. */
function levelsMore(kit: Kit, name: string, asking: Json, than: Json): number {
  const { schema } = parameterOf(kit.contract.operation('searchJobs'), name)
  const highestFirst = schema.items?.enum ?? schema.enum ?? []
  return highestFirst.indexOf(textAt(than, name)) - highestFirst.indexOf(textAt(asking, name))
}

const describe = (job: Json): string =>
  [numberAt(job, 'job_id'), ...['jobCategory', ...levels].map((name) => textAt(job, name))].join(' ')
