/** The jobs that are shown as similar to another. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { parameterOf } from './jobSearch.ts'

/** The most similar jobs of an answer. */
const MOST = 3

const levels = ['japaneseLevel', 'englishLevel']

/**
 * Similar jobs are not the job itself, and ask for at most one level more; the most similar come first. `others` are the open jobs: where one page
 * has all of them, no job that is left out may be more similar.
 */
export function expectSimilar(kit: Kit, exchange: Exchange, job: Json, others: Exchange): void {
  const similar = listAt(exchange.json, 'similar')
  const distance = distanceFrom(kit, job)
  const isFit = similar.every((other) => distance(other) !== null)
  kit.expect('job-similar', exchange, similar.length <= MOST && isFit, {
    expected: `up to three other jobs like ${describe(job)}`,
    seen: similar.map(describe).join('; '),
  })
  const all = listAt(others.json, 'jobs')
  if (!isFit || numberAt(others.json, 'total') !== all.length) return
  const nearest = all
    .filter((other) => distance(other) !== null)
    .toSorted((one, other) => (distance(one) ?? 0) - (distance(other) ?? 0))
    .slice(0, MOST)
  kit.expect('job-similar', exchange, isSame(similar.map(distance), nearest.map(distance)), {
    expected: `the jobs most like ${describe(job)}, such as ${nearest.map(describe).join('; ')}`,
    seen: similar.map(describe).join('; ') || 'none',
  })
}

/** The weights of the reasons that sort similar jobs: each counts more than all after it. */
const OTHER_CATEGORY = 1_000_000
const NOT_FROM_ABROAD = 10_000
/** More than the skills of any job. */
const HIGHER = 1000

/**
 * Returns a function that measures how far a job is from this one; null for the job itself, one that asks for too much, and one that has
 * nothing in common. The contract sorts by skills only where no requirement is higher.
 */
function distanceFrom(kit: Kit, job: Json): (other: Json) => number | null {
  const skills = listAt(job, 'itSkills').filter((skill) => skill !== 'none')
  return (other) => {
    const more = Math.max(...levels.map((name) => levelsMore(kit, name, other, job)))
    const common = listAt(other, 'itSkills').filter((skill) => skills.includes(skill)).length
    const isOfCategory = at(other, 'jobCategory') === at(job, 'jobCategory')
    const isItself = at(other, 'job_id') === at(job, 'job_id')
    if (isItself || more > 1 || (!isOfCategory && common === 0)) return null
    const isCloser = at(job, 'applyFromAbroad') === true && at(other, 'applyFromAbroad') !== true
    return (
      (isOfCategory ? 0 : OTHER_CATEGORY) + (isCloser ? NOT_FROM_ABROAD : 0) + (more > 0 ? HIGHER : -common)
    )
  }
}

/** Returns by how many levels a job asks for more of a language than another. The contract lists the highest level first. */
function levelsMore(kit: Kit, name: string, asking: Json, than: Json): number {
  const { schema } = parameterOf(kit.contract.operation('searchJobs'), name)
  const highestFirst = schema.items?.enum ?? schema.enum ?? []
  return highestFirst.indexOf(textAt(than, name)) - highestFirst.indexOf(textAt(asking, name))
}

const describe = (job: Json): string =>
  [numberAt(job, 'job_id'), ...['jobCategory', ...levels].map((name) => textAt(job, name))].join(' ')
