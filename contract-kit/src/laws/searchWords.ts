/** Words, orders and ids of the job search, and jobs by themselves. */
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, canonical, isSame, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { find, parameterOf, spread } from './search.ts'

export const searchWords: Scenario = {
  name: 'Words of the job search',
  operations: ['searchJobs'],
  writes: false,
  run: async (kit) => {
    const { json } = await find(kit, {})
    const word = wordOf(listAt(json, 'jobs'))
    if (word === null) return kit.skip('search-word', 'no job has a Latin word in its title')
    const found = await find(kit, { searchWord: word })
    const ids = listAt(found.json, 'jobs').map((job) => numberAt(job, 'job_id'))
    const titled = listAt(json, 'jobs').filter((job) => textAt(job, 'title').includes(word))
    const missing = titled.find((job) => !ids.includes(numberAt(job, 'job_id')))
    kit.expect('search-word', found, missing === undefined || numberAt(found.json, 'total') > ids.length, {
      expected: `job ${numberAt(missing, 'job_id')}, whose title has "${word}"`,
      seen: `${ids.length} other jobs`,
    })
    const total = numberAt(found.json, 'total')
    for (const variant of [word.toUpperCase(), word.toLowerCase(), fullWidth(word), ` ${word}  ${word} `])
      await expectTotal(kit, variant, total)
    await expectTotal(kit, `${word} qzxjqzxj`, 0)
    await expectTotal(kit, `${word}\u3000${word}`, total)
    await expectKana(kit, listAt(json, 'jobs'))
    await expectNames(kit, listAt(json, 'jobs'))
  },
}

/** Expects that a name finds jobs, in each language. */
async function expectFound(kit: Kit, name: string, ids: number[], fact: string): Promise<void> {
  for (const lang of kit.settings.languages) {
    const exchange = await kit.call('searchJobs', { lang, query: { searchWord: name, perPage: 100 } })
    const found = listAt(exchange.json, 'jobs').map((job) => numberAt(job, 'job_id'))
    const missing = ids.find((id) => !found.includes(id))
    const isCut = numberAt(exchange.json, 'total') > found.length
    kit.expect('search-word', exchange, missing === undefined || isCut, {
      expected: `job ${missing} with ${fact} for "${name}"`,
      seen: `${found.length} other jobs`,
    })
  }
}

/** A word in katakana is found in hiragana and in half width as well. */
async function expectKana(kit: Kit, jobs: Json[]): Promise<void> {
  const titles = jobs.map((job) => textAt(job, 'title'))
  const [word] = titles.flatMap((title) => title.match(/[\u30A1-\u30F4]{4,}/g) ?? [])
  if (word === undefined) return
  const found = await kit.call('searchJobs', { lang: 'ja', query: { searchWord: word } })
  const hiragana = word.replaceAll(/[\u30A1-\u30F4]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60),
  )
  for (const variant of [hiragana, halfWidth(word)])
    await expectTotal(kit, variant, numberAt(found.json, 'total'))
}

/** Returns a text in half-width katakana; each of these letters has one that is full width in NFKC. */
function halfWidth(word: string): string {
  const letters = Array.from({ length: 0xff9f - 0xff66 + 1 }, (_, index) =>
    String.fromCodePoint(0xff66 + index),
  )
  const halves = new Map(letters.map((letter) => [letter.normalize('NFKC'), letter]))
  return [...word.normalize('NFD')]
    .map((letter) => ({ '\u3099': 'ﾞ', '\u309A': 'ﾟ' })[letter] ?? halves.get(letter) ?? letter)
    .join('')
}

/** The names of prefectures and skills in both languages, and their keys, find the jobs that have them. */
async function expectNames(kit: Kit, jobs: Json[]): Promise<void> {
  const { prefectureNames, skillNames } = kit.contract.tables
  for (const [fact, names] of [
    ['location', prefectureNames],
    ['itSkills', skillNames],
  ] as const) {
    const used = [...new Set(jobs.flatMap((job) => listAt(job, fact).map(String)))].filter(
      (key) => names[key],
    )
    for (const key of spread(used, 4)) {
      const ids = jobs.filter((job) => listAt(job, fact).includes(key)).map((job) => numberAt(job, 'job_id'))
      for (const name of names[key] ?? []) await expectFound(kit, name, ids, `${fact} ${key}`)
    }
  }
}

async function expectTotal(kit: Kit, searchWord: string, total: number): Promise<void> {
  const exchange = await find(kit, { searchWord })
  kit.expect('search-word', exchange, numberAt(exchange.json, 'total') === total, {
    expected: `${total} jobs for "${searchWord}"`,
    seen: `"total": ${numberAt(exchange.json, 'total')}`,
  })
}

function wordOf(jobs: Json[]): string | null {
  const words = jobs.flatMap((job) => textAt(job, 'title').match(/[A-Za-z]{5,}/g) ?? [])
  return words[0] ?? null
}

const fullWidth = (word: string) =>
  [...word].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join('')

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
