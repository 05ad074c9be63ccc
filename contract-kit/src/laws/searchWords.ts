/** Words of the job search. */

import { type Json, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { find, spread } from './jobSearch.ts'
import { expectNames } from './searchNames.ts'

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
    const variants = [word.toUpperCase(), word.toLowerCase(), fullWidth(word), ` ${word}  ${word} `]
    await Promise.all(variants.map((variant) => expectTotal(kit, variant, total)))
    await expectTotal(kit, `${word} qzxjqzxj`, 0)
    await expectTotal(kit, `${word}\u3000${word}`, total)
    await expectKana(kit, listAt(json, 'jobs'))
    await expectPlain(kit, word)
    for (const job of spread(listAt(json, 'jobs'), 3)) await expectParts(kit, numberAt(job, 'job_id'))
    await expectNames(kit, listAt(json, 'jobs'))
  },
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

/** A word of its place or its description finds a job, in either language. */
async function expectParts(kit: Kit, id: number): Promise<void> {
  for (const lang of kit.settings.languages) {
    const job = await kit.call('getJob', { lang, path: { job_id: id } })
    for (const name of ['place', 'description']) {
      const [word] = textAt(job.json, name).match(/[A-Za-z]{5,}|[\u3041-\u30FA\u4E00-\u9FFF]{4,8}/g) ?? []
      if (word === undefined) continue
      const exchange = await find(kit, { searchWord: word })
      const found = listAt(exchange.json, 'jobs')
      const isFound = found.some((each) => numberAt(each, 'job_id') === id)
      kit.expect('search-word', exchange, isFound || numberAt(exchange.json, 'total') > found.length, {
        expected: `job ${id}, whose ${name} has "${word}"`,
        seen: `${found.length} other jobs`,
      })
    }
  }
}

/** A word is plain text: no sign means other letters, as in patterns and in queries of databases. */
async function expectPlain(kit: Kit, word: string): Promise<void> {
  const [start, end] = [word.slice(0, 2), word.slice(3)]
  const patterns = ['_', '%', '.', '?', '.*', '[a-z]'].map((sign) => `${start}${sign}${end}`)
  const signs = ["'", '"', '\\', '(', '*', '&', '|', ':', '--'].map((sign) => `qzxjqzxj${sign}`)
  await Promise.all([...patterns, ...signs].map((words) => expectTotal(kit, words, 0)))
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
