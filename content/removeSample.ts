/** Takes the sample out of a store that people use. */

import type { Env } from '#backend/ports/env.ts'
import type { Letter } from '#backend/ports/mails.ts'
import type { Store } from '#backend/ports/store.ts'
import { sampleProcesses } from './people/processes.ts'
import { type SampleRecord, findSample, forgetSample } from './sample.ts'
import { externalIdOf } from './states.ts'

/** The numbers of removed rows, or null if the store does not have the sample. */
export type RemovedSample = { [Kind in keyof SampleRecord]: number } | null

/**
 * Removes the jobs, stories, articles, advisors and people of the sample with everything that they did, in one transaction. The
 * processes and saved jobs of others with sample jobs are removed as well: a process or a saved job without its job has no meaning. Events
 * about the sample go, the audit keeps the caller, the operation and the time of each change. The menu of the blog stays, and so do tags
 * and advisors that the company's own content names.
 */
export async function removeSample(env: Env): Promise<RemovedSample> {
  return env.store.transaction(async (store) => {
    const record = await findSample(store)
    if (!record) return null
    const own = await processesOfPeople(store, record.people)
    // First the people, because the mails and changes about them are found by their rows.
    for (const id of record.people) await removePerson(store, env, id)
    const others = await removeProcesses(store, record.jobs)
    await store.interestedLists.removeJobs(record.jobs)
    await store.jobs.remove(record.jobs)
    await store.stories.remove(record.stories)
    await store.blog.remove(record)
    await store.advisors.remove(record.advisors)
    await store.erasures.removeTraces({
      people: record.people,
      processes: [...sampleProcesses(env.clock()), ...own, ...others],
      prefix: externalIdOf(''),
    })
    await forgetSample(store)
    const { jobs, stories, articles, tags, advisors, people } = record
    return {
      jobs: jobs.length,
      stories: stories.length,
      articles: articles.length,
      tags: tags.length,
      advisors: advisors.length,
      people: people.length,
    }
  })
}

async function processesOfPeople({ processes }: Store, people: number[]): Promise<number[]> {
  const found = await Promise.all(people.map((id) => processes.ofApplicant(id)))
  return found.flat().map(({ id }) => id)
}

async function removePerson(store: Store, { mailer }: Env, id: number): Promise<void> {
  const person = await store.applicants.find(id)
  if (!person) return
  await store.erasures.remove(person)
  await mailer.erase?.(person.email, { dryRun: false })
}

/** Also removes the mails about the processes, which could not be written any more. Returns the ids of the processes. */
async function removeProcesses(store: Store, jobs: number[]): Promise<Set<number>> {
  const ids = new Set(await store.processes.removeOfJobs(jobs))
  for (const { id, letter } of await store.mails.queued())
    if (processesOf(letter).some((process) => ids.has(process))) await store.mails.remove(id)
  return ids
}

function processesOf(letter: Letter): number[] {
  if ('processIds' in letter) return letter.processIds
  return 'processId' in letter && letter.processId !== null ? [letter.processId] : []
}
