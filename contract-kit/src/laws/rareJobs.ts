/** Facts that few jobs have, read on jobs that the search finds by them. */

import { type Json, at, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'

/** Jobs of one search that are read by themselves. */
const JOBS = 3

export const rareJobs: Scenario = {
  name: 'Rare facts of jobs',
  operations: ['getJob'],
  writes: false,
  run: async (kit) => {
    await languages(kit)
    await terms(kit)
    await places(kit)
  },
}

async function jobsWith(kit: Kit, name: string, value: string): Promise<Json[]> {
  const { json } = await kit.call('searchJobs', { query: { [name]: value, perPage: 100 } })
  return listAt(json, 'jobs')
}

const choicesOf = (kit: Kit, name: string): string[] => {
  const parameter = kit.contract.operation('searchJobs').parameters.find((each) => each.name === name)
  return (parameter?.schema.items?.enum ?? []).map(String)
}

/** The other languages of a job are those that find it. */
async function languages(kit: Kit): Promise<void> {
  const known = new Map<number, string[]>()
  for (const choice of choicesOf(kit, 'otherLanguageSkills'))
    for (const job of await jobsWith(kit, 'otherLanguageSkills', choice)) {
      const id = numberAt(job, 'job_id')
      known.set(id, [...(known.get(id) ?? []), choice])
    }
  const most = [...known].toSorted(([, one], [, other]) => other.length - one.length).slice(0, JOBS)
  for (const [id, expected] of most) {
    const exchange = await kit.call('getJob', { path: { job_id: id } })
    const seen = listAt(exchange.json, 'otherLanguageSkills').map(String)
    kit.expect('job-agrees', exchange, seen.toSorted().join() === expected.toSorted().join(), {
      expected: `the languages that find the job: ${expected.join(', ')}`,
      seen: shown(seen),
    })
  }
}

/** A term has criteria of its renewal, and only a term. */
async function terms(kit: Kit): Promise<void> {
  for (const type of choicesOf(kit, 'employmentType')) {
    const jobs = await jobsWith(kit, 'employmentType', type)
    for (const job of jobs.slice(0, JOBS)) {
      const exchange = await kit.call('getJob', { path: { job_id: numberAt(job, 'job_id') } })
      const renewal = textAt(exchange.json, 'contractRenewal')
      if (type === 'part_time' || at(exchange.json, 'contractRenewal') === undefined) continue
      kit.expect('job-agrees', exchange, (renewal !== '') === (type === 'fixed_term'), {
        expected: `contractRenewal ${type === 'fixed_term' ? 'with the criteria of a renewal' : 'empty, since the contract is permanent'}`,
        seen: shown(renewal),
      })
    }
  }
}

/** A job in several prefectures has them in the order of the list. */
async function places(kit: Kit): Promise<void> {
  const { json } = await kit.call('searchJobs', { query: { perPage: 100 } })
  const several = listAt(json, 'jobs').filter((job) => listAt(job, 'location').length > 1)
  for (const job of several.slice(0, JOBS)) {
    const exchange = await kit.call('getJob', { path: { job_id: numberAt(job, 'job_id') } })
    const [expected, seen] = [listAt(job, 'location'), listAt(exchange.json, 'location')]
    kit.expect('job-agrees', exchange, isSame(seen, expected), {
      expected: `the places of the list, in their order: ${shown(expected)}`,
      seen: shown(seen),
    })
  }
}
