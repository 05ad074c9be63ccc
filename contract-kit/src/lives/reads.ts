/** Reads of the public content in a great width, for the comparison with the model: nothing else judges them. */

import type { Parameter } from '../contract/operations.ts'
import { type Json, at, isObject, numberAt, shown, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import { spread } from '../laws/jobSearch.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { allOf } from './snapshot.ts'

export const comparedReads: Scenario = {
  name: 'Reads beside the model',
  operations: [
    'searchJobs',
    'getJob',
    'listStories',
    'getStory',
    'listArticles',
    'getArticle',
    'listRecommendedArticles',
  ],
  writes: true,
  run: async (kit) => {
    if (!kit.isCompared()) return
    await readPairs(kit)
    await readWords(kit)
    for (const { list, one, path, name } of things) await readEach(kit, list, one, { path, name })
    await readRecommended(kit)
  },
}

const things = [
  { list: 'searchJobs', one: 'getJob', path: 'job_id', name: 'job_id' },
  { list: 'listStories', one: 'getStory', path: 'id', name: 'id' },
  { list: 'listArticles', one: 'getArticle', path: 'slug', name: 'slug' },
]

const isSelected = (kit: Kit, id: string) => kit.settings.isSelected(kit.contract.operation(id))

/** Every two parameters of each list together. Each pair takes the next values, so that all values have their turn. */
async function readPairs(kit: Kit): Promise<void> {
  let turn = 0
  for (const operation of kit.operations.filter(({ method, isSecured }) => method === 'GET' && !isSecured)) {
    const parameters = operation.parameters.filter((each) => each.in === 'query')
    for (const [index, one] of parameters.entries())
      for (const other of parameters.slice(index + 1)) {
        turn += 1
        const query = { [one.name]: valueOf(kit, one, turn), [other.name]: valueOf(kit, other, turn) }
        await kit.call(operation.id, { query, lang: turn % 2 === 0 ? 'ja' : 'en' })
      }
  }
}

/** Returns a value of a parameter for this turn; two alternatives of a list in every other turn. */
function valueOf({ contract }: Kit, { schema, example }: Parameter, turn: number): string {
  const { enum: choices = [] } = contract.resolve(schema.items ?? schema)
  if (choices.length > 0) {
    const count = schema.items && turn % 2 === 0 ? 2 : 1
    return Array.from({ length: count }, (_, index) =>
      shown(choices[(turn * 7 + index * 3) % choices.length]),
    ).join(',')
  }
  if (contract.resolve(schema).type === 'boolean') return String(turn % 3 !== 0)
  return [example]
    .flat()
    .map((each) => shown(each, Infinity))
    .join(',')
}

/** The number of jobs with words to search for. */
const WORDY = 12

/** Some words of jobs in both languages. */
async function readWords(kit: Kit): Promise<void> {
  if (!isSelected(kit, 'searchJobs')) return
  for (const job of spread(await allOf(kit, 'searchJobs'), WORDY))
    for (const lang of kit.settings.languages)
      for (const searchWord of await wordsOf(kit, job, lang))
        await kit.call('searchJobs', { lang, query: { searchWord, facets: true } })
}

/** Returns the first word of a job, the next two, and the beginning of the last one. */
async function wordsOf(kit: Kit, job: Json, lang: Lang): Promise<string[]> {
  const { json } = await kit.call('getJob', { lang, path: { job_id: numberAt(job, 'job_id') } })
  const words = Object.values(isObject(json) ? json : {})
    .filter((value) => typeof value === 'string')
    .join(' ')
    .split(/[\s、。・（）/]+/)
  const all = [words[0], words.slice(1, 3).join(' '), words.at(-1)?.slice(0, 4)]
  return all.flatMap((each) => each || [])
}

async function readEach(
  kit: Kit,
  list: string,
  one: string,
  { path, name }: { path: string; name: string },
): Promise<void> {
  if (!isSelected(kit, one)) return
  for (const item of await allOf(kit, list)) {
    const value = at(item, name)
    if (typeof value !== 'number' && typeof value !== 'string') continue
    for (const lang of kit.settings.languages) await kit.call(one, { lang, path: { [path]: value } })
  }
}

async function readRecommended(kit: Kit): Promise<void> {
  if (!isSelected(kit, 'listRecommendedArticles')) return
  for (const article of await allOf(kit, 'listArticles'))
    await kit.call('listRecommendedArticles', { query: { slug: textAt(article, 'slug') } })
}
