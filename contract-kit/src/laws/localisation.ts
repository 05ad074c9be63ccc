/** One resource in two languages: the same facts, texts of their language. */
import type { Operation } from '../contract/operations.ts'
import type { Exchange, Lang } from '../http/exchange.ts'
import { type Json, type JsonObject, isObject, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { isReading } from './reading.ts'

/** User texts and articles stay in their language; ids of requests and tokens have no language. */
const ownLanguage = [
  'listArticles',
  'getArticle',
  'listRecommendedArticles',
  'listBlogCategories',
  'listBlogTags',
  'getProfile',
  'getResume',
  'getCareer',
  'getApplicantFile',
]
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Fields of people's own words and of names. */
const personal = ['answers', 'advisor', 'advisors', 'people', 'name', 'initials', 'languages', 'ca', 'ra']
/** A text this long has kana if it is Japanese; shorter ones may be a name or a term. */
const PROSE = 60

export const localisation: Scenario = {
  name: 'The same in two languages',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const operation of kit.contract.operations.filter(kit.settings.isSelected)) {
      if (!isReading(operation) || operation.method !== 'GET' || (operation.isSecured && !person)) continue
      await compare(kit, operation, operation.isSecured && person ? { as: person.browser } : {})
    }
    await negotiate(kit)
  },
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
    expectTexts(kit, exchange, lang)
}

function expectTexts(kit: Kit, exchange: Exchange, lang: Lang): void {
  const texts = proseOf(exchange.json)
  const wrong = texts.find((text) => kana.test(text) !== (lang === 'ja'))
  kit.expect('localised-text', exchange, wrong === undefined, {
    expected: `texts in ${lang === 'ja' ? 'Japanese' : 'English'}`,
    seen: shown(wrong ?? ''),
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

function proseOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return value.length >= PROSE ? [value.replaceAll(/<[^>]*>/g, '')] : []
  if (Array.isArray(value)) return value.flatMap((item) => proseOf(item))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) => (personal.includes(key) ? [] : proseOf(part)))
}

const negotiations: [string | null, Lang][] = [
  [null, 'ja'],
  ['fr', 'ja'],
  ['en', 'en'],
  ['ja', 'ja'],
  ['en-GB', 'en'],
  ['fr, en;q=0.5', 'en'],
  ['ja;q=0.2, en;q=0.9', 'en'],
  ['en;q=0.2, ja;q=0.9', 'ja'],
  ['en;q=0', 'ja'],
]

async function negotiate(kit: Kit): Promise<void> {
  const operation = kit.contract.operations.find(
    (each) => kit.settings.isSelected(each) && each.method === 'GET' && !each.isSecured,
  )
  if (!operation) return
  for (const [value, lang] of negotiations) {
    const exchange = await kit.call(operation.id, {
      lang,
      ...(value === null ? { without: ['Accept-Language'] } : { headers: { 'Accept-Language': value } }),
    })
    const language = exchange.headers.get('Content-Language')
    kit.expect('language-negotiation', exchange, language === lang, {
      expected: `Content-Language: ${lang} for ${value === null ? 'no Accept-Language' : `Accept-Language: ${value}`}`,
      seen: language ?? 'none',
    })
  }
}
