/** The values of one filter of the job search: each finds its jobs, and two find those of either. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { JobFilter } from './jobFilters.ts'
import { find, parameterOf, spread } from './jobSearch.ts'

/** The number of jobs per filter to read the details of. */
const DETAILS = 4

/** Tries each value of a filter. `counts` are the numbers beside its choices. */
export async function tryChoices(kit: Kit, filter: JobFilter, counts: Json[]): Promise<void> {
  const found = await Promise.all(
    counts.map(async (each): Promise<Found> => {
      const value = textAt(each, 'value')
      return { value, exchange: await tryChoice(kit, filter, value, numberAt(each, 'count')) }
    }),
  )
  await Promise.all(unlisted(kit, filter, counts).map((value) => tryChoice(kit, filter, value, 0)))
  const [a, b] = spread(found, 4)
  if (a && b) await tryAlternatives(kit, filter, a, b)
}

type Found = { value: string; exchange: Exchange }

/** The choices of a filter without a count: they find no job. Groups have no count, and their jobs are checked by themselves. */
function unlisted({ contract }: Kit, { name }: JobFilter, counts: Json[]): string[] {
  const { items } = parameterOf(contract.operation('searchJobs'), name).schema
  const { regions, industries } = contract.tables
  const listed = [
    ...counts.map((each) => textAt(each, 'value')),
    ...Object.keys({ ...regions, ...industries }),
  ]
  return (items?.enum ?? []).map(String).filter((each) => !listed.includes(each))
}

/** Returns the answer for one value, after its count and its jobs were checked. */
async function tryChoice(kit: Kit, filter: JobFilter, value: string, count: number): Promise<Exchange> {
  const exchange = await find(kit, { [filter.name]: value })
  const parameter = parameterOf(kit.contract.operation('searchJobs'), filter.name)
  const total = numberAt(exchange.json, 'total')
  kit.expect('search-count', exchange, total === count, {
    expected: `the count beside ${filter.name}=${value}, ${count} jobs`,
    seen: `"total": ${total}`,
    place: parameter.pointer,
  })
  const found = listAt(exchange.json, 'jobs')
  const jobs = filter.needsDetails ? await details(kit, found.slice(0, DETAILS)) : found
  const wrong = jobs.find((job) => !filter.matches(job, value, parameter, kit.contract.tables))
  kit.expect('search-filter', exchange, wrong === undefined, {
    expected: `jobs with ${filter.name}=${value}`,
    seen: `job ${numberAt(wrong, 'job_id')} with ${JSON.stringify(at(wrong, factOf(filter.name)))}`,
    place: parameter.pointer,
  })
  return exchange
}

const factOf = (name: string) => (name === 'salary' ? 'salaryMax' : name)

async function details(kit: Kit, jobs: Json[]): Promise<Json[]> {
  const found: Json[] = []
  for (const job of jobs) {
    const { json, status } = await kit.call('getJob', { path: { job_id: numberAt(job, 'job_id') } })
    if (status === 200 && json !== undefined) found.push(json)
  }
  return found
}

/** Two values of one filter find the jobs of either. */
async function tryAlternatives(kit: Kit, filter: JobFilter, a: Found, b: Found): Promise<void> {
  const parameter = parameterOf(kit.contract.operation('searchJobs'), filter.name)
  if (parameter.schema.type !== 'array') return
  const [one, other] = [idsOf(a.exchange), idsOf(b.exchange)]
  const both = await find(kit, { [filter.name]: `${a.value},${b.value}` })
  const total = numberAt(both.json, 'total')
  const union = new Set([...one.ids, ...other.ids]).size
  const isComplete = one.isComplete && other.isComplete
  const isFine = isComplete
    ? total === union
    : total >= Math.max(one.total, other.total) && total <= one.total + other.total
  kit.expect('search-combination', both, isFine, {
    expected: `the ${isComplete ? union : 'union of'} jobs with ${filter.name}=${a.value} or ${b.value}`,
    seen: `"total": ${total}`,
    place: parameter.pointer,
  })
}

function idsOf({ json }: Exchange): { ids: number[]; total: number; isComplete: boolean } {
  const ids = listAt(json, 'jobs').map((job) => numberAt(job, 'job_id'))
  const total = numberAt(json, 'total')
  return { ids, total, isComplete: total === ids.length }
}
