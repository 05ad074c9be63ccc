/** The names of prefectures and skills in both languages, and their keys, find the jobs that have them. */

import { type Json, listAt, numberAt, shown } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from '../run/kit.ts'

/** More words of a search do not count. */
const MOST_WORDS = 10

/** Every name of the jobs is tried: many names of one job in one search, and each by itself where that search does not find the job. */
export async function expectNames(kit: Kit, jobs: Json[]): Promise<void> {
  for (const lang of kit.settings.languages) {
    const tried = new Set<string>()
    for (const job of jobs) {
      const names = namesOf(kit, job).filter((name) => !tried.has(name))
      for (const name of names) tried.add(name)
      for (const some of searchesOf(names)) await expectFound(kit, lang, job, some)
    }
  }
}

function namesOf(kit: Kit, job: Json): string[] {
  const { prefectureNames, skillNames } = kit.contract.tables
  return [
    ...listAt(job, 'location').flatMap((key) => prefectureNames[shown(key)] ?? []),
    ...listAt(job, 'itSkills').flatMap((key) => skillNames[shown(key)] ?? []),
  ]
}

/** Divides names into searches with as many words as count. */
function searchesOf(names: string[]): string[][] {
  const searches: string[][] = []
  let words = MOST_WORDS
  for (const name of new Set(names)) {
    const own = name.split(' ').length
    if (words + own > MOST_WORDS) {
      searches.push([])
      words = 0
    }
    searches.at(-1)?.push(name)
    words += own
  }
  return searches
}

async function expectFound(kit: Kit, lang: Lang, job: Json, names: string[]): Promise<void> {
  const id = numberAt(job, 'job_id')
  const searchWord = names.join(' ')
  const exchange = await kit.call('searchJobs', { lang, query: { searchWord, perPage: 100 } })
  const found = listAt(exchange.json, 'jobs')
  const isFine =
    found.some((each) => numberAt(each, 'job_id') === id) || numberAt(exchange.json, 'total') > found.length
  if (!isFine && names.length > 1) {
    for (const name of names) await expectFound(kit, lang, job, [name])
    return
  }
  kit.expect('search-word', exchange, isFine, {
    expected: `job ${id} for "${searchWord}", a name of its prefectures and skills`,
    seen: `${found.length} other jobs`,
  })
}
