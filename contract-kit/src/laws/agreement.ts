/** One thing says the same wherever an answer has it: in lists, by itself, as a neighbour of others. */
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isObject, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { spread } from './search.ts'

/** Items of a list that are read by themselves. */
const ITEMS = 4

type Pair = {
  list: string
  name: string
  key: string
  item: string
  parameter: string
}

const pairs: Pair[] = [
  { list: 'searchJobs', name: 'jobs', key: 'job_id', item: 'getJob', parameter: 'job_id' },
  { list: 'listStories', name: 'cases', key: 'id', item: 'getStory', parameter: 'id' },
  { list: 'listArticles', name: 'articles', key: 'slug', item: 'getArticle', parameter: 'slug' },
  { list: 'searchProcesses', name: 'items', key: 'process_id', item: 'getProcess', parameter: 'id' },
  {
    list: 'listRecommendations',
    name: 'items',
    key: 'process_id',
    item: 'getRecommendation',
    parameter: 'id',
  },
]

export const agreement: Scenario = {
  name: 'The same in every place',
  operations: pairs.flatMap(({ list, item }) => [list, item]),
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const lang of kit.settings.languages) {
      const known: Known = new Map()
      const call = (id: string, more: CallOptions = {}) =>
        kit.call(id, {
          lang,
          ...(kit.contract.operation(id).isSecured && person && { as: person.browser }),
          ...more,
        })
      for (const [id, name] of sources) {
        if (kit.contract.operation(id).isSecured && !person) continue
        const { json } = await call(id, { query: { perPage: 100 } })
        for (const item of listAt(json, name)) remember(known, item)
      }
      for (const pair of pairs) {
        if (!kit.contract.operation(pair.item).isSecured || person) await compareItems(kit, known, pair, call)
      }
    }
  },
}

/** The lists that are read as a whole: what they say of a thing is what others must say. */
const sources: [id: string, name: string][] = [
  ['searchJobs', 'jobs'],
  ['listStories', 'cases'],
  ['listArticles', 'articles'],
  ['listAdvisors', 'advisors'],
  ['searchProcesses', 'items'],
  ['listRecommendations', 'items'],
]

type Known = Map<string, Json>

type Call = (id: string, more?: CallOptions) => Promise<Exchange>

async function compareItems(kit: Kit, known: Known, pair: Pair, call: Call): Promise<void> {
  const { list, name, key, item, parameter } = pair
  const found = await call(list, { query: { perPage: 100 } })
  const items = listAt(found.json, name)
  for (const each of items) expectKnown(kit, found, known, each)
  for (const each of spread(items, ITEMS)) {
    const exchange = await call(item, { path: { [parameter]: shown(at(each, key)) } })
    if (exchange.status !== 200) continue
    for (const part of thingsIn(exchange.json)) expectKnown(kit, exchange, known, part)
  }
}

/** Names a thing by the fields that only things of its kind have. */
function keyOf(value: Json): string | null {
  if (at(value, 'process_id') !== undefined && at(value, 'job') !== undefined)
    return `process ${numberAt(value, 'process_id')}`
  if (at(value, 'job_id') !== undefined && at(value, 'title') !== undefined)
    return `job ${numberAt(value, 'job_id')}`
  if (at(value, 'catchTitle') !== undefined) return `story ${numberAt(value, 'id')}`
  if (at(value, 'slug') !== undefined && at(value, 'publishedAt') !== undefined)
    return `article ${textAt(value, 'slug')}`
  if (at(value, 'initials') !== undefined && at(value, 'languages') !== undefined)
    return `advisor ${shown(at(value, 'id') ?? textAt(value, 'name'))}`
  return null
}

function remember(known: Known, item: Json): void {
  for (const part of thingsIn(item)) {
    const key = keyOf(part)
    if (key !== null && !known.has(key)) known.set(key, part)
  }
}

/** Returns every object within a value that names a thing. */
function thingsIn(value: Json | undefined): Json[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.values(value).flatMap((part) => thingsIn(part))
  return isObject(value) && keyOf(value) !== null ? [value, ...parts] : parts
}

function expectKnown(kit: Kit, exchange: Exchange, known: Known, part: Json): void {
  const key = keyOf(part)
  const before = key === null ? undefined : known.get(key)
  if (key === null || !isObject(before) || !isObject(part)) return
  const wrong = Object.keys(before).find((name) => name in part && !isSame(part[name], before[name]))
  kit.expect('item-agrees', exchange, wrong === undefined, {
    expected: `${key} with "${wrong}": ${shown(before[wrong ?? ''])}, as in its list`,
    seen: shown(part[wrong ?? '']),
  })
}

/** The pay of a job among those of its category, counted from the jobs themselves. */
export const pay: Scenario = {
  name: 'The pay of a job among others',
  operations: ['getJob'],
  writes: false,
  run: async (kit) => {
    const all = await kit.call('searchJobs', { query: { perPage: 100 } })
    const jobs = listAt(all.json, 'jobs')
    if (numberAt(all.json, 'total') !== jobs.length)
      return kit.skip('job-pay', 'there are more jobs than one page has')
    for (const job of spread(jobs, 8)) await expectPay(kit, job, jobs)
  },
}

const STEP = 1_000_000
/** A category with fewer jobs has no numbers. */
const LEAST = 5

async function expectPay(kit: Kit, job: Json, jobs: Json[]): Promise<void> {
  const exchange = await kit.call('getJob', { path: { job_id: numberAt(job, 'job_id') } })
  if (exchange.status !== 200) return
  const middles = jobs
    .filter((each) => at(each, 'jobCategory') === at(job, 'jobCategory'))
    .map(middleOf)
    .toSorted((a, b) => a - b)
  const expected = middles.length < LEAST ? null : contextOf(middles, middleOf(job))
  const seen = at(exchange.json, 'payContext')
  const wrong =
    isObject(seen) && expected
      ? Object.entries(expected).find(([name, value]) => !isSame(seen[name], value))
      : null
  kit.expect('job-pay', exchange, isSame(seen, expected), {
    expected: wrong ? `"${wrong[0]}": ${shown(wrong[1])}` : shown(expected),
    seen: shown(wrong ? at(seen, wrong[0]) : seen),
  })
}

const middleOf = (job: Json) => (numberAt(job, 'salaryMin') + numberAt(job, 'salaryMax')) / 2

function contextOf(middles: number[], own: number) {
  const [low, high] = [
    middles[Math.floor((middles.length - 1) / 2)] ?? 0,
    middles[Math.floor(middles.length / 2)] ?? 0,
  ]
  const first = Math.floor((middles[0] ?? 0) / STEP)
  const last = Math.floor((middles.at(-1) ?? 0) / STEP)
  const steps = Array.from({ length: last - first + 1 }, (_, index) => ({
    from: (first + index) * STEP,
    jobs: middles.filter((each) => Math.floor(each / STEP) === first + index).length,
  }))
  return {
    jobs: middles.length,
    median: Math.round((low + high) / 2),
    rank: middles.filter((each) => each > own).length + 1,
    steps,
  }
}

/** Counts beside tags and categories are those of the articles. */
export const blogCounts: Scenario = {
  name: 'Counts of the blog',
  operations: ['listBlogTags', 'listArticles'],
  writes: false,
  run: async (kit) => {
    const list = await kit.call('listBlogTags', { query: { perPage: 100 } })
    for (const tag of spread(listAt(list.json, 'tags'), 6)) {
      const found = await kit.call('listArticles', { query: { tag: textAt(tag, 'slug') } })
      kit.expect('page-total', list, numberAt(tag, 'articles') === numberAt(found.json, 'total'), {
        expected: `${numberAt(found.json, 'total')} articles with the tag ${textAt(tag, 'slug')}`,
        seen: String(numberAt(tag, 'articles')),
      })
    }
  },
}

/** The orders of personal lists, and of lists within an item. */
export const orders: Scenario = {
  name: 'Orders of personal lists',
  operations: [
    'searchProcesses',
    'listRecommendations',
    'listNotifications',
    'listAppliedJobs',
    'getProcess',
    'getRecommendation',
  ],
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    if (!person) return
    const as = person.browser
    const whole = { as, query: { perPage: 100 } }
    const processes = await kit.call('searchProcesses', whole)
    expectDescending(kit, processes, listAt(processes.json, 'items'), 'updatedAt', 'process_id')
    const recommended = await kit.call('listRecommendations', whole)
    expectDescending(kit, recommended, listAt(recommended.json, 'items'), 'startedAt', 'process_id')
    const notices = await kit.call('listNotifications', whole)
    expectDescending(kit, notices, listAt(notices.json, 'notifications'), 'date', 'id')
    expectApplied(kit, await kit.call('listAppliedJobs', whole), processes)
    for (const [id, list] of [
      ['getProcess', processes],
      ['getRecommendation', recommended],
    ] as const)
      for (const item of listAt(list.json, 'items')) {
        const exchange = await kit.call(id, { as, path: { id: numberAt(item, 'process_id') } })
        for (const name of ['history', 'answers'])
          expectDescending(kit, exchange, listAt(exchange.json, name), 'date')
        expectDescending(kit, exchange, listAt(exchange.json, 'ledger').toReversed(), 'at')
        expectStages(kit, exchange)
      }
  },
}

function expectDescending(kit: Kit, exchange: Exchange, items: Json[], time: string, id?: string): void {
  const rank = (item: Json | undefined) =>
    [Date.parse(textAt(item, time)), id ? numberAt(item, id) : 0] as const
  const wrong = items.findIndex((item, index) => {
    const [[a, tieA], [b, tieB]] = [rank(items[index - 1]), rank(item)]
    return index > 0 && (a < b || (a === b && id !== undefined && tieA < tieB))
  })
  kit.expect('list-order', exchange, wrong === -1, {
    expected: `the latest ${time} first${id ? `, ties by descending ${id}` : ''}`,
    seen: `${textAt(items[wrong - 1], time)} before ${textAt(items[wrong], time)}`,
  })
}

/** Applied jobs are those of the applications, the latest application first. */
function expectApplied(kit: Kit, exchange: Exchange, processes: Exchange): void {
  const items = listAt(processes.json, 'items')
  const jobs = listAt(exchange.json, 'jobs')
  expectDescending(kit, exchange, jobs, 'appliedAt')
  for (const job of jobs) {
    const item = items.find((each) => at(each, 'process_id') === at(job, 'process_id'))
    if (item === undefined) continue
    const isFine = at(item, 'status_id') === at(job, 'status_id') && at(item, 'isOpen') === at(job, 'isOpen')
    kit.expect('item-agrees', exchange, isFine, {
      expected: `the status ${numberAt(item, 'status_id')} and "isOpen": ${shown(at(item, 'isOpen'))} of application ${numberAt(item, 'process_id')}`,
      seen: shown(job),
    })
  }
}

/** Stages were reached in their order. */
function expectStages(kit: Kit, exchange: Exchange): void {
  const times = listAt(exchange.json, 'stages')
    .map((stage) => Date.parse(textAt(stage, 'reachedAt')))
    .filter((time) => !Number.isNaN(time))
  const isSorted = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))
  kit.expect('list-order', exchange, isSorted, { expected: 'stages that were reached one after the other' })
}
