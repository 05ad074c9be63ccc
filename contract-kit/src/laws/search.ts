/** The results of the job search match its filters, and its counts are true. */

import type { Exchange } from '../http/exchange.ts'
import { at, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { jobFilters } from './jobFilters.ts'
import { find, parameterOf } from './jobSearch.ts'
import { tryChoices } from './searchChoices.ts'

export const search: Scenario = {
  name: 'Filters and counts of the job search',
  operations: ['searchJobs'],
  writes: false,
  run: async (kit) => {
    const all = await find(kit, { facets: true })
    for (const filter of jobFilters) {
      await tryChoices(kit, filter, listAt(all.json, 'facets', filter.name))
    }
    await narrow(kit, all)
    await countAll(kit, all)
    await expectGroups(kit)
  },
}

/** The counts of a result that has one page are those of its jobs. */
async function countAll(kit: Kit, all: Exchange): Promise<void> {
  const jobs = listAt(all.json, 'jobs')
  if (numberAt(all.json, 'total') !== jobs.length) return
  for (const filter of jobFilters.filter(({ needsDetails }) => !needsDetails)) {
    const parameter = parameterOf(kit.contract.operation('searchJobs'), filter.name)
    for (const choice of listAt(all.json, 'facets', filter.name)) {
      const value = textAt(choice, 'value')
      const count = jobs.filter((job) => filter.matches(job, value, parameter, kit.contract.tables)).length
      kit.expect('search-count', all, numberAt(choice, 'count') === count, {
        expected: `${count} jobs beside ${filter.name}=${value}`,
        seen: String(numberAt(choice, 'count')),
        place: parameter.pointer,
      })
    }
  }
}

/** A region finds the jobs of its prefectures, a group those of its sub-industries: exactly those of the tables. */
async function expectGroups(kit: Kit): Promise<void> {
  const { regions, industries } = kit.contract.tables
  const all = await find(kit, {})
  const jobs = listAt(all.json, 'jobs')
  if (numberAt(all.json, 'total') !== jobs.length) return
  for (const [name, groups] of [
    ['location', regions],
    ['industryName', industries],
  ] as const) {
    const filter = jobFilters.find((each) => each.name === name)
    const parameter = parameterOf(kit.contract.operation('searchJobs'), name)
    for (const group of Object.keys(groups)) {
      const found = await find(kit, { [name]: group })
      const ids = listAt(found.json, 'jobs').map((job) => numberAt(job, 'job_id'))
      const wrong = jobs.find(
        (job) =>
          filter?.matches(job, group, parameter, kit.contract.tables) !==
          ids.includes(numberAt(job, 'job_id')),
      )
      kit.expect('search-count', found, new Set(ids).size === numberAt(found.json, 'total'), {
        expected: `each job of ${name}=${group} once, ${new Set(ids).size} jobs`,
        seen: `"total": ${numberAt(found.json, 'total')} with the jobs ${ids.join(', ')}`,
      })
      kit.expect('search-filter', found, wrong === undefined, {
        expected: `${name}=${group} finds the jobs of ${groups[group]?.join(', ')}`,
        seen: `job ${numberAt(wrong, 'job_id')} is ${ids.includes(numberAt(wrong, 'job_id')) ? 'found' : 'not found'}`,
        place: parameter.pointer,
      })
    }
  }
}

/** Two filters find the jobs that both find, and counts beside a choice respect the other filter. */
async function narrow(kit: Kit, all: Exchange): Promise<void> {
  const first = textAt(listAt(all.json, 'facets', 'jobCategory')[0], 'value')
  if (!first) return
  const within = await find(kit, { jobCategory: first, facets: true })
  for (const name of ['itSkills', 'location', 'englishLevel']) {
    const [choice] = listAt(within.json, 'facets', name)
    const value = textAt(choice, 'value')
    if (!value) continue
    const both = await find(kit, { jobCategory: first, [name]: value })
    const isNarrow = listAt(both.json, 'jobs').every((job) => at(job, 'jobCategory') === first)
    const isTrue = numberAt(both.json, 'total') === numberAt(choice, 'count')
    kit.expect('search-combination', both, isNarrow && isTrue, {
      expected: `${numberAt(choice, 'count')} jobs with jobCategory=${first} and ${name}=${value}`,
      seen: `"total": ${numberAt(both.json, 'total')}${isNarrow ? '' : ', some of another category'}`,
    })
  }
}
