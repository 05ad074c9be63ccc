/** The results of the job search match its filters, and its counts are true. */
import type { Operation, Parameter } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { type JobFilter, jobFilters } from './jobFilters.ts'

/** The number of jobs per filter to read the details of. */
const DETAILS = 4

export type Query = Record<string, string | number | boolean>

export const search: Scenario = {
  name: 'Filters and counts of the job search',
  operations: ['searchJobs'],
  writes: false,
  run: async (kit) => {
    const all = await find(kit, { facets: true })
    for (const filter of jobFilters) {
      const counts = listAt(all.json, 'facets', filter.name)
      for (const each of counts) await tryChoice(kit, filter, textAt(each, 'value'), numberAt(each, 'count'))
      for (const each of unlisted(kit, filter, counts)) await tryChoice(kit, filter, each, 0)
      const [a, b] = spread(counts, 4).map((each) => textAt(each, 'value'))
      if (a !== undefined && b !== undefined) await tryAlternatives(kit, filter, a, b)
    }
    await narrow(kit, all)
    await countAll(kit, all)
    await expectGroups(kit)
  },
}

export const find = (kit: Kit, query: Query): Promise<Exchange> =>
  kit.call('searchJobs', { query: { perPage: 100, ...query } })

export const parameterOf = ({ parameters }: Operation, name: string): Parameter => {
  const found = parameters.find((each) => each.name === name)
  if (!found) throw new Error(`The job search has no filter ${name}`)
  return found
}

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

async function tryChoice(kit: Kit, filter: JobFilter, value: string, count: number): Promise<void> {
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
async function tryAlternatives(kit: Kit, filter: JobFilter, a: string, b: string): Promise<void> {
  const parameter = parameterOf(kit.contract.operation('searchJobs'), filter.name)
  if (parameter.schema.type !== 'array') return
  const [one, other] = [await idsOf(kit, { [filter.name]: a }), await idsOf(kit, { [filter.name]: b })]
  const both = await find(kit, { [filter.name]: `${a},${b}` })
  const total = numberAt(both.json, 'total')
  const union = new Set([...one.ids, ...other.ids]).size
  const isComplete = one.isComplete && other.isComplete
  const isFine = isComplete
    ? total === union
    : total >= Math.max(one.total, other.total) && total <= one.total + other.total
  kit.expect('search-combination', both, isFine, {
    expected: `the ${isComplete ? union : 'union of'} jobs with ${filter.name}=${a} or ${b}`,
    seen: `"total": ${total}`,
    place: parameter.pointer,
  })
}

async function idsOf(kit: Kit, query: Query): Promise<{ ids: number[]; total: number; isComplete: boolean }> {
  const { json } = await find(kit, query)
  const ids = listAt(json, 'jobs').map((job) => numberAt(job, 'job_id'))
  const total = numberAt(json, 'total')
  return { ids, total, isComplete: total === ids.length }
}

/** The counts of a result that has one page are those of its jobs. */
async function countAll(kit: Kit, all: Exchange): Promise<void> {
  const jobs = listAt(all.json, 'jobs')
  if (numberAt(all.json, 'total') !== jobs.length) return
  for (const filter of jobFilters.filter(({ needsDetails }) => !needsDetails)) {
    const parameter = parameterOf(kit.contract.operation('searchJobs'), filter.name)
    for (const choice of listAt(all.json, 'facets', filter.name)) {
      const value = textAt(choice, 'value')
      const count = jobs.filter((job) => filter.matches(job, value, parameter, kit.contract.tables)).length
      kit.expect('search-count', all, numberAt(choice, 'count') === count, {
        expected: `${count} jobs beside ${filter.name}=${value}`,
        seen: String(numberAt(choice, 'count')),
        place: parameter.pointer,
      })
    }
  }
}

/** A region finds the jobs of its prefectures, a group those of its sub-industries: exactly those of the tables. */
async function expectGroups(kit: Kit): Promise<void> {
  const { regions, industries } = kit.contract.tables
  const all = await find(kit, {})
  const jobs = listAt(all.json, 'jobs')
  if (numberAt(all.json, 'total') !== jobs.length) return
  for (const [name, groups] of [
    ['location', regions],
    ['industryName', industries],
  ] as const) {
    const filter = jobFilters.find((each) => each.name === name)
    const parameter = parameterOf(kit.contract.operation('searchJobs'), name)
    for (const group of Object.keys(groups)) {
      const found = await find(kit, { [name]: group })
      const ids = listAt(found.json, 'jobs').map((job) => numberAt(job, 'job_id'))
      const wrong = jobs.find(
        (job) =>
          filter?.matches(job, group, parameter, kit.contract.tables) !==
          ids.includes(numberAt(job, 'job_id')),
      )
      kit.expect('search-count', found, new Set(ids).size === numberAt(found.json, 'total'), {
        expected: `each job of ${name}=${group} once, ${new Set(ids).size} jobs`,
        seen: `"total": ${numberAt(found.json, 'total')} with the jobs ${ids.join(', ')}`,
      })
      kit.expect('search-filter', found, wrong === undefined, {
        expected: `${name}=${group} finds the jobs of ${groups[group]?.join(', ')}`,
        seen: `job ${numberAt(wrong, 'job_id')} is ${ids.includes(numberAt(wrong, 'job_id')) ? 'found' : 'not found'}`,
        place: parameter.pointer,
      })
    }
  }
}

/** Two filters find the jobs that both find, and counts beside a choice respect the other filter. */
async function narrow(kit: Kit, all: Exchange): Promise<void> {
  const first = textAt(listAt(all.json, 'facets', 'jobCategory')[0], 'value')
  if (!first) return
  const within = await find(kit, { jobCategory: first, facets: true })
  const own = numberAt(
    listAt(within.json, 'facets', 'jobCategory').find((each) => at(each, 'value') !== first),
    'count',
  )
  const before = listAt(all.json, 'facets', 'jobCategory').find((each) => at(each, 'value') !== first)
  kit.expect('search-count', within, Number.isNaN(own) || own === numberAt(before, 'count'), {
    expected: `counts of jobCategory without its own filter: ${numberAt(before, 'count')}`,
    seen: String(own),
  })
  for (const name of ['itSkills', 'location', 'englishLevel']) {
    const [choice] = listAt(within.json, 'facets', name)
    const value = textAt(choice, 'value')
    if (!value) continue
    const both = await find(kit, { jobCategory: first, [name]: value })
    const isNarrow = listAt(both.json, 'jobs').every((job) => at(job, 'jobCategory') === first)
    const isTrue = numberAt(both.json, 'total') === numberAt(choice, 'count')
    kit.expect('search-combination', both, isNarrow && isTrue, {
      expected: `${numberAt(choice, 'count')} jobs with jobCategory=${first} and ${name}=${value}`,
      seen: `"total": ${numberAt(both.json, 'total')}${isNarrow ? '' : ', some of another category'}`,
    })
  }
}

/** Returns up to this number of items, spread over a list. */
export function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, index) => Math.floor((index * items.length) / count)).flatMap(
    (index) => items[index] ?? [],
  )
}
