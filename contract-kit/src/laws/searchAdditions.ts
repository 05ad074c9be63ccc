/** The additions to the answer of the job search: the requirements of the jobs found, and their sequence. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { jobFilters } from './jobFilters.ts'
import { find } from './jobSearch.ts'

export const searchAdditions: Scenario = {
  name: 'Additions to the job search',
  operations: ['searchJobs'],
  writes: false,
  run: async (kit) => {
    await ownCounts(kit)
    await requirements(kit)
    await sequence(kit)
    await withoutAdditions(kit)
  },
}

/** The counts beside the choices of a filter do not respect this filter: they stay when one of them is chosen. */
async function ownCounts(kit: Kit): Promise<void> {
  const all = await find(kit, { facets: true, perPage: 1 })
  await Promise.all(jobFilters.map(({ name }) => ownCountsOf(kit, name, listAt(all.json, 'facets', name))))
}

async function ownCountsOf(kit: Kit, name: string, counts: Json[]): Promise<void> {
  const chosen = textAt(counts[0], 'value')
  if (!chosen) return
  const within = await find(kit, { [name]: chosen, facets: true, perPage: 1 })
  const seen = listAt(within.json, 'facets', name)
  const wrong = counts.find((each) => !seen.some((other) => isSame(other, each)))
  kit.expect('search-count', within, wrong === undefined, {
    expected: `${numberAt(wrong, 'count')} jobs beside ${name}=${textAt(wrong, 'value')}, as without ${name}=${chosen}: a filter does not narrow its own counts`,
    seen: shown(seen.find((each) => at(each, 'value') === at(wrong, 'value'))),
  })
}

/** `false` asks for no addition, like no value. */
async function withoutAdditions(kit: Kit): Promise<void> {
  for (const name of ['facets', 'requirements', 'sequence']) {
    const exchange = await find(kit, { [name]: false })
    kit.expect('query-refused', exchange, exchange.status === 200 && at(exchange.json, name) === undefined, {
      expected: `200 without ${name} for ${name}=false`,
      seen: exchange.status === 200 ? `200 with ${name}` : String(exchange.status),
    })
  }
}

const requirementsOf = (json: Json) =>
  ['japaneseLevel', 'englishLevel', 'applyFromAbroad', 'visaSupport']
    .map((fact) => JSON.stringify(at(json, fact)))
    .join()

/**
 * The numbers beside the requirements add up to all jobs found, each number has as many amounts of pay, and each job of the page asks for one of
 * the requirements.
 */
async function requirements(kit: Kit): Promise<void> {
  const exchange = await find(kit, { requirements: true })
  const listed = listAt(exchange.json, 'requirements')
  const sum = listed.reduce<number>((all, each) => all + numberAt(each, 'jobs'), 0)
  const total = numberAt(exchange.json, 'total')
  const known = new Set(listed.map(requirementsOf))
  const strange = listAt(exchange.json, 'jobs').find((job) => !known.has(requirementsOf(job)))
  const isSorted = listed.every(
    (each, index) => index === 0 || numberAt(listed[index - 1], 'jobs') >= numberAt(each, 'jobs'),
  )
  kit.expect('list-order', exchange, isSorted, { expected: 'the requirements with the most jobs first' })
  if (total === listAt(exchange.json, 'jobs').length)
    for (const requirement of listed) expectJobs(kit, exchange, requirement)
  const short = await find(kit, { requirements: true, perPage: 1 })
  kit.expect('search-count', short, isSame(at(short.json, 'requirements'), listed), {
    expected: `the requirements of all ${total} jobs, also with one job a page`,
    seen: shown(at(short.json, 'requirements')),
  })
  const unpaid = listed.find((each) => !isAscending(listAt(each, 'pays').map(Number), numberAt(each, 'jobs')))
  kit.expect('search-count', exchange, sum === total && strange === undefined && unpaid === undefined, {
    expected: `requirements of all ${total} jobs, with the pay of each job, ascending`,
    seen: strange
      ? `job ${numberAt(strange, 'job_id')} asks for none of them`
      : `requirements of ${sum} jobs${unpaid ? `, ${numberAt(unpaid, 'jobs')} of them with other pay` : ''}`,
  })
}

/** Where all jobs found are on the page, those with a requirement have its number and its pay, the middle of their ranges. */
function expectJobs(kit: Kit, exchange: Exchange, requirement: Json): void {
  const wanted = requirementsOf(requirement)
  const own = listAt(exchange.json, 'jobs').filter((job) => requirementsOf(job) === wanted)
  kit.expect('search-count', exchange, own.length === numberAt(requirement, 'jobs'), {
    expected: `${own.length} jobs with the requirements ${wanted}`,
    seen: String(numberAt(requirement, 'jobs')),
  })
  const pays = listAt(requirement, 'pays').map(Number)
  const middles = own
    .map((job) => (numberAt(job, 'salaryMin') + numberAt(job, 'salaryMax')) / 2)
    .toSorted((a, b) => a - b)
  const isPaid = middles.every((middle, index) => Math.abs(middle - (pays[index] ?? 0)) < 1)
  kit.expect('search-count', exchange, isPaid, {
    expected: `the pay ${middles.join(', ')} of the jobs with the requirements ${wanted}`,
    seen: pays.join(', '),
  })
}

const isAscending = (numbers: number[], length: number) =>
  numbers.length === length && numbers.every((each, index) => each >= (numbers[index - 1] ?? 0))

/** The sequence has an entry for each job found, in their order, that leads to the requirements of this job. */
async function sequence(kit: Kit): Promise<void> {
  const exchange = await find(kit, { sequence: true, orderBy: 'salary' })
  const entries = listAt(exchange.json, 'sequence')
  const listed = listAt(exchange.json, 'requirements').map(requirementsOf)
  const total = numberAt(exchange.json, 'total')
  const wrong = listAt(exchange.json, 'jobs').findIndex(
    (job, index) => listed[Number(entries[index])] !== requirementsOf(job),
  )
  kit.expect('search-sequence', exchange, entries.length === total && wrong < 0, {
    expected: `the requirements of each of ${total} jobs`,
    seen: wrong < 0 ? `${entries.length} entries` : `those of another job at entry ${wrong}`,
  })
}
