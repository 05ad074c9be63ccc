/** One thing says the same wherever an answer has it: in lists, by itself, as a neighbour of others. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isObject, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { spread } from './jobSearch.ts'

/** Items of a list that are read by themselves. */
const ITEMS = 4
/** Pages of a hundred that are read of a list. */
const PAGES = 4

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
  { list: 'listRecommendedArticles', name: 'articles', key: 'slug', item: 'getArticle', parameter: 'slug' },
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
  operations: [...pairs.flatMap(({ list, item }) => [list, item]), 'listAppliedJobs'],
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const lang of kit.settings.languages) {
      const call = (id: string, more: CallOptions = {}) =>
        kit.call(id, {
          lang,
          ...(kit.contract.operation(id).isSecured && person && { as: person.browser }),
          ...more,
        })
      const known = await readAll(kit, person !== null, call)
      if (person) {
        const applied = await call('listAppliedJobs', { query: { perPage: 100 } })
        for (const job of listAt(applied.json, 'jobs')) expectKnown(kit, applied, known, job)
      }
      for (const pair of pairs) {
        if (!kit.contract.operation(pair.item).isSecured || person) await compareItems(kit, known, pair, call)
      }
    }
  },
}

/** The lists that are read as a whole. Other answers must agree with them. */
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

/** Reads the lists, those of a person only with a session. */
async function readAll(kit: Kit, hasSession: boolean, call: Call): Promise<Known> {
  const known: Known = new Map()
  for (const [id, name] of sources)
    if (hasSession || !kit.contract.operation(id).isSecured) await readPages(known, call, id, name)
  return known
}

async function readPages(known: Known, call: Call, id: string, name: string): Promise<void> {
  for (let page = 1; page <= PAGES; page += 1) {
    const { json } = await call(id, { query: { page, perPage: 100 } })
    for (const item of listAt(json, name)) remember(known, item)
    if (!(numberAt(json, 'total') > page * 100)) return
  }
}

async function compareItems(kit: Kit, known: Known, pair: Pair, call: Call): Promise<void> {
  const { list, name, key, item, parameter } = pair
  const found = await call(list, { query: { perPage: 100 } })
  const items = listAt(found.json, name)
  for (const each of items) expectKnown(kit, found, known, each)
  for (const each of spread(items, ITEMS)) {
    const exchange = await call(item, { path: { [parameter]: shown(at(each, key)) } })
    if (exchange.status !== 200) continue
    for (const part of thingsIn(exchange.json)) {
      expectKnown(kit, exchange, known, part)
      expectIntervals(kit, exchange, part)
      const appointment = at(part, 'appointment')
      if (appointment !== undefined) expectIntervals(kit, exchange, appointment)
    }
  }
}

/** Names of two times of a thing. The second is not before the first. */
const intervals = [
  ['publishedAt', 'updatedAt'],
  ['startsAt', 'endsAt'],
  ['startedAt', 'updatedAt'],
  ['job_registration_date', 'job_update_date'],
] as const

function expectIntervals(kit: Kit, exchange: Exchange, part: Json): void {
  for (const [first, second] of intervals) {
    const times = [first, second].map((name) => Date.parse(textAt(part, name)))
    if (times.some((time) => Number.isNaN(time))) continue
    kit.expect('item-agrees', exchange, (times[1] ?? 0) >= (times[0] ?? 0), {
      expected: `${second} not before ${first}, ${textAt(part, first)}`,
      seen: textAt(part, second),
    })
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
