/** Every operation that changes nothing, once in each language, with the values of the contract's examples. */

import { type Operation, isReading } from '../contract/operations.ts'
import { type Json, at, isObject, isSame, listAt, shown, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

export const examples: Scenario = {
  name: 'Every reading operation in both languages',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const operation of kit.operations) {
      if (!isReading(operation)) continue
      const options = operation.isSecured && person ? { as: person.browser } : {}
      const isSample = operation.method === 'GET' && (!operation.isSecured || person !== null)
      await readExamples(kit, operation, options, isSample)
      if (operation.isSecured && !person)
        kit.skip(operation.id, 'no account is logged in, so it answers 401 only')
    }
  },
}

async function readExamples(
  kit: Kit,
  operation: Operation,
  options: CallOptions,
  isSample: boolean,
): Promise<void> {
  const ids = await idsFor(kit, operation)
  const body = operation.body?.examples[0]?.value
  for (const lang of kit.settings.languages) {
    if (isSample && kit.adapter.reset && kit.settings.allowWrites)
      await expectSample(kit, operation, lang, options)
    await kit.call(operation.id, { ...options, lang, path: ids, ...(body !== undefined && { body }) })
  }
}

/** With the sample content the answer is the example of the contract. Others name their ids themselves. */
async function expectSample(kit: Kit, operation: Operation, lang: Lang, options: CallOptions): Promise<void> {
  const media = operation.responses.find(({ status }) => status === 200)?.media[0]
  const example = media?.examples.find(({ name }) => name === lang)?.value
  if (!media || !isObject(example)) return
  const given = operation.parameters.filter((each) => each.in === 'query' && each.required)
  const query = Object.fromEntries(given.map(({ name, example: value }) => [name, shown(value)]))
  const more = { searchJobs: { facets: true }, listRecommendedArticles: sampleSlug(kit) }[operation.id]
  const exchange = await kit.call(operation.id, {
    ...options,
    lang,
    query: { ...query, ...more },
    ...(operation.id === 'getArticle' && { path: { slug: textAt(example, 'slug') } }),
  })
  const difference = differenceOf(example, exchange.json, '')
  kit.expect('sample-answer', exchange, exchange.status === 200 && difference === null, {
    expected: difference ? `${difference.expected} at ${difference.path}` : '200',
    seen: difference?.seen ?? String(exchange.status),
    place: media.pointer,
  })
}

const sampleSlug = ({ contract }: Kit) => {
  const slug = contract.operation('getArticle').parameters.find(({ name }) => name === 'slug')
  return { slug: shown(slug?.example) }
}

type Difference = { path: string; expected: string; seen: string }

/** Returns the first difference between an example and an answer. Times of the sample content lie before the call. */
function differenceOf(example: Json | undefined, seen: Json | undefined, path: string): Difference | null {
  const found = {
    path: path || '/',
    expected: shown(example ?? 'nothing', 80),
    seen: shown(seen ?? 'nothing', 80),
  }
  if (isTime(example) && isTime(seen)) return null
  const keys = [...new Set([...keysOf(example), ...keysOf(seen)])]
  if (keys.length === 0 || keysOf(example).length === 0 || keysOf(seen).length === 0)
    return isSame(withoutDays(example ?? null), withoutDays(seen ?? null)) ? null : found
  return firstOf(keys, (key) => differenceOf(at(example, key), at(seen, key), `${path}/${key}`))
}

/** Texts of the sample content name days near the call. */
const withoutDays = (value: Json | undefined) =>
  typeof value === 'string'
    ? value.replaceAll(/\d+月\d+日(?:（.）)?|(?:\w+day,? )?\d+ [A-Z][a-z]+/gu, 'a day')
    : value

const keysOf = (value: Json | undefined): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

const isTime = (value: Json | undefined) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)

function firstOf<T>(keys: string[], make: (key: string) => T | null): T | null {
  for (const key of keys) {
    const made = make(key)
    if (made !== null) return made
  }
  return null
}

/** Returns ids that exist on this target, from public lists; without a list the examples are used. */
async function idsFor(kit: Kit, { id }: Operation): Promise<Record<string, string | number>> {
  const list = { getJob: 'searchJobs', getStory: 'listStories', getArticle: 'listArticles' }[id]
  if (!list) return {}
  const { json } = await kit.call(list, { query: { perPage: 1 } })
  const [first] = listAt(json, { getJob: 'jobs', getStory: 'cases', getArticle: 'articles' }[id] ?? '')
  if (id === 'getArticle') return textAt(first, 'slug') ? { slug: textAt(first, 'slug') } : {}
  const found = at(first, id === 'getJob' ? 'job_id' : 'id')
  return typeof found === 'number' ? { [id === 'getJob' ? 'job_id' : 'id']: found } : {}
}
