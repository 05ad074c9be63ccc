/** One resource in two languages: the same facts, texts of their language. */

import type { Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, type JsonObject, at, isObject, listAt, shown } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { articleLanguages, japanese } from './articleLanguages.ts'
import { spread } from './jobSearch.ts'
import { negotiate } from './negotiation.ts'
import { readersFor } from './reading.ts'

/** User texts and articles stay in their language; ids of requests and tokens have no language. */
const ownLanguage = [
  'listArticles',
  'getArticle',
  'listRecommendedArticles',
  'listBlogCategories',
  'listBlogTags',
  'getAuth',
  'getProfile',
  'getResume',
  'getCareer',
  'getApplicantFile',
]
/** Keys, versions and initials have no language. */
const isNeutral = (text: string) => !/\p{Letter}/u.test(text) || /^(?:[a-z0-9_]+|[A-Z]{1,3})$/.test(text)
/** Fields of people's own words, of files, of names in the other language, and of addresses. */
const personal = ['answers', 'otherName', 'email', 'photo', 'picture', 'contents', 'alias']

export const localisation: Scenario = {
  name: 'The same in two languages',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const { operation, options } of readersFor(kit, person)) {
      for (const more of await variantsOf(kit, operation, options)) await compare(kit, operation, more)
    }
    await articleLanguages(kit)
    await negotiate(kit)
  },
}

/** Items of a list that are compared one by one. */
const ITEMS = 3

/** Returns the calls of an operation: for an item, several items of its list; for a search, with its additions. */
async function variantsOf(kit: Kit, { id }: Operation, options: CallOptions): Promise<CallOptions[]> {
  const [list, name, key, parameter] = itemLists[id] ?? []
  if (id === 'searchJobs')
    return [
      options,
      { ...options, query: { facets: true, requirements: true, sequence: true, perPage: 100 } },
    ]
  if (!list || !name || !key || !parameter) return [options]
  const found = await kit.call(list, { ...options, query: { perPage: 100 } })
  // Stories differ in the parts that they have.
  const items = spread(listAt(found.json, name), id === 'getStory' ? 3 * ITEMS : ITEMS)
  if (id === 'getJob') items.push(...(await withTerm(kit, list)))
  return items.map((item) => ({ ...options, path: { [parameter]: shown(at(item, key)) } }))
}

/** Only jobs with a term have texts about its renewal. */
async function withTerm(kit: Kit, list: string): Promise<Json[]> {
  const { json } = await kit.call(list, { query: { employmentType: 'fixed_term', perPage: 1 } })
  return listAt(json, 'jobs')
}

/** Operations of one item, with the list of the items. */
const itemLists: Record<string, [list: string, name: string, key: string, parameter: string]> = {
  getJob: ['searchJobs', 'jobs', 'job_id', 'job_id'],
  getStory: ['listStories', 'cases', 'id', 'id'],
  getArticle: ['listArticles', 'articles', 'slug', 'slug'],
  getRecommendation: ['listRecommendations', 'items', 'process_id', 'id'],
  getProcess: ['searchProcesses', 'items', 'process_id', 'id'],
}

async function compare(kit: Kit, operation: Operation, options: CallOptions): Promise<void> {
  const [ja, en] = [
    await kit.call(operation.id, { ...options, lang: 'ja' }),
    await kit.call(operation.id, { ...options, lang: 'en' }),
  ]
  if (ja.status !== 200 || en.status !== 200) return
  const difference = differs(ja.json, en.json)
  kit.expect('localised-facts', en, difference === null, {
    expected: `the facts of the Japanese answer${difference ? `: ${difference.ja} at ${difference.path}` : ''}`,
    seen: difference?.en ?? '',
  })
  if (ownLanguage.includes(operation.id)) return
  for (const [exchange, lang] of [
    [ja, 'ja'],
    [en, 'en'],
  ] as const)
    expectTexts(kit, exchange, operation, lang)
}

/** Each text of the answer has the language of the answer: English without Japanese letters, Japanese with some. */
function expectTexts(kit: Kit, exchange: Exchange, operation: Operation, lang: Lang): void {
  const media = operation.responses.find(({ status }) => status === 200)?.media[0]
  const texts = media ? textsOf(kit, media.schema, exchange.json, '') : []
  const wrong = texts.filter(({ text }) => japanese.test(text) !== (lang === 'ja'))
  for (const { path, text } of wrong.length > 0 ? wrong : [{ path: '', text: '' }])
    kit.expect('localised-text', exchange, wrong.length === 0, {
      expected: `a text in ${lang === 'ja' ? 'Japanese' : 'English'} at ${path}`,
      seen: shown(text),
    })
}

type Difference = { path: string; ja: string; en: string }

/** Returns the first fact that differs. Texts may differ; keys, numbers and dates may not. */
function differs(ja: Json | undefined, en: Json | undefined, path = ''): Difference | null {
  const found: Difference = { path: path || '/', ja: shown(ja, 60), en: shown(en, 60) }
  if (typeof ja === 'string' && typeof en === 'string') return isFact(ja) && ja !== en ? found : null
  const [before, after] = [partsOf(ja), partsOf(en)]
  if (!before || !after) return ja === en ? null : found
  if (Object.keys(before).sort().join() !== Object.keys(after).sort().join()) return found
  return firstOf(Object.keys(before).map((key) => differs(before[key], after[key], `${path}/${key}`)))
}

/** Returns the parts of an object or a list by their keys, or null for a single value. */
function partsOf(value: Json | undefined): JsonObject | null {
  if (Array.isArray(value)) return Object.fromEntries(value.entries())
  return isObject(value) ? value : null
}

const firstOf = <T>(values: (T | null)[]): T | null => values.find((value) => value !== null) ?? null

/** Dates and keys are facts. */
function isFact(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:T|$)/.test(text) || /^[a-z]+(?:_[a-z0-9]+)+$/.test(text)
}

type Text = { path: string; text: string }

/** Returns the texts of a value that the schema leaves free: no key of a list, no date, no pattern. */
function textsOf(kit: Kit, source: Schema, value: Json | undefined, path: string): Text[] {
  const schema = kit.contract.resolve(source)
  if (typeof value === 'string') {
    const isFree = !schema.enum && !schema.format && !schema.pattern && schema.const === undefined
    return isFree && !isNeutral(value) ? [{ path, text: value.replaceAll(/<[^>]*>/g, '') }] : []
  }
  if (Array.isArray(value))
    return value.flatMap((item) => textsOf(kit, schema.items ?? {}, item, `${path}/*`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    personal.includes(key) ? [] : textsOf(kit, schema.properties?.[key] ?? {}, part, `${path}/${key}`),
  )
}
