/** Numbers that follow from other answers: the pay of a category, the articles of a tag. */

import { type Json, at, isObject, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { spread } from './jobSearch.ts'

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
    for (const job of new Set([...spread(jobs, 8), ...telling(jobs)])) await expectPay(kit, job, jobs)
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

/** Returns a job from a category of each kind, of even, odd and few jobs, and the jobs of a category that have the same pay. */
function telling(jobs: Json[]): Json[] {
  const beside = (job: Json) => jobs.filter((each) => at(each, 'jobCategory') === at(job, 'jobCategory'))
  const kindOf = (job: Json) => (beside(job).length < LEAST ? 'few' : beside(job).length % 2)
  const kinds = new Map(jobs.map((job) => [kindOf(job), job]))
  const equal = (job: Json) => beside(job).filter((each) => middleOf(each) === middleOf(job))
  const tied = jobs.map(equal).find((ties) => ties.length > 1 && kindOf(ties[0] ?? null) !== 'few')
  return [...kinds.values(), ...(tied ?? []).slice(0, 3)]
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

/** At most this number of tags, and of categories, is compared with the articles. */
const MOST_COUNTS = 14

/** Counts beside tags and categories are those of the articles. */
export const blogCounts: Scenario = {
  name: 'Counts of the blog',
  operations: ['listBlogTags', 'listBlogCategories', 'listArticles'],
  writes: false,
  run: async (kit) => {
    await expectCounts(kit, 'listBlogTags', 'tags', 'tag')
    await expectCounts(kit, 'listBlogCategories', 'categories', 'category')
  },
}

async function expectCounts(kit: Kit, id: string, items: string, filter: string): Promise<void> {
  const list = await kit.call(id, { query: { perPage: 100 } })
  for (const item of spread(listAt(list.json, items), MOST_COUNTS)) {
    const slug = textAt(item, 'slug')
    const found = await kit.call('listArticles', { query: { [filter]: slug } })
    const total = numberAt(found.json, 'total')
    kit.expect('page-total', list, numberAt(item, 'articles') === total, {
      expected: `${total} articles with ${filter}=${slug}`,
      seen: String(numberAt(item, 'articles')),
    })
  }
}
