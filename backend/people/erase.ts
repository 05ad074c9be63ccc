/** The erasure of a person, and its repetition after a restore. */

import { emailKey } from '#domain/email.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { sha256 } from '../crypto.ts'
import { recordEvent } from '../events/record.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { NotedErasure } from '../ports/erasureNotes.ts'
import type { ErasedPerson, ErasedRows } from '../ports/erasures.ts'
import type { Process } from '../ports/processes.ts'
import type { Provision } from '../ports/provisions.ts'
import type { Introduction, SeekerRow } from '../ports/seekerRegister.ts'
import type { Store } from '../ports/store.ts'

/**
 * Removes everything of a person but two records that the law requires: the row of the register, which only people have who confirmed their entry, and
 * the record of documents that were sent to employers.
 * Returns the number of rows by table. Call it within a transaction, and record the event after it.
 */
export async function erase(
  store: Store,
  env: Env,
  person: Applicant,
  erasedAt = env.clock().toISOString(),
): Promise<ErasedRows> {
  if (person.activatedAt !== null) await keepRegister(store, person, erasedAt)
  await store.provisions.insert(...(await provisionsOf(store, person)))
  const rows = await store.erasures.remove(person)
  await store.erasures.note({ id: person.id, emailHash: await hashOf(person), erasedAt })
  return rows
}

/**
 * Erases the people of a list again, because a restored backup has brought them back. Another person who has got the same number since is
 * left alone. Returns the number of people.
 */
export async function repeatErasures(env: Env, list: (ErasedPerson | NotedErasure)[]): Promise<number> {
  let repeated = 0
  for (const erased of list) {
    // Each start reads the list, which only grows, so a transaction is opened only for a person who is there.
    if (!(await env.store.applicants.find(erased.id))) continue
    const isErased = await env.store.transaction(async (store) => {
      const person = await store.applicants.find(erased.id)
      if (!person || !(await isSame(person, erased))) return false
      await erase(store, env, person, erased.erasedAt)
      await recordEvent(store, env, 'person-erased', { personId: person.id })
      return true
    })
    if (isErased) repeated += 1
  }
  return repeated
}

const isSame = async (person: Applicant, erased: ErasedPerson | NotedErasure): Promise<boolean> =>
  'emailHash' in erased ? (await hashOf(person)) === erased.emailHash : person.createdAt === erased.createdAt

/**
 * Repeats the erasures of the store's own list, and of the one outside of it, for a store that is older than an erasure. Call it at the
 * start and after a restore.
 */
export async function repeatOwnErasures(env: Env): Promise<number> {
  const noted = await env.erasureNotes.all()
  return (await repeatErasures(env, await env.store.erasures.returned())) + (await repeatErasures(env, noted))
}

const hashOf = ({ email }: Applicant) => sha256(emailKey(email))

async function keepRegister(store: Store, person: Applicant, now: string): Promise<void> {
  await store.seekerRegister.insert({ ...(await registerEntry(store, person)), validUntil: now })
}

/** Returns the entry of a person in the register of job seekers. */
export async function registerEntry(store: Store, person: Applicant): Promise<Omit<SeekerRow, 'validUntil'>> {
  const profile = await store.profiles.find(person.id)
  const resume = await store.resumes.find(person.id)
  return {
    personId: person.id,
    name: person.name,
    address: resume?.address || profile?.currentLocation || '',
    birthday: profile?.birthday ?? resume?.birthday ?? null,
    wishedJobs: profile?.desiredJobCategory ?? [],
    receivedAt: person.createdAt,
    introductions: await introductionsOf(store, person.id),
  }
}

/** Returns the record of the documents of a person that were sent to employers. */
export async function provisionsOf(store: Store, person: Applicant): Promise<Provision[]> {
  const processes = await store.processes.ofApplicant(person.id)
  return processes.flatMap((process) => sentOf(process, person.name))
}

function sentOf({ id, details: { employer, ledger } }: Process, name: string): Provision[] {
  return ledger.flatMap(({ event, at, documents }, place) => {
    if (event !== 'sent') return []
    const agreed = ledger.slice(0, place).findLast((each) => each.event === 'consent-given')
    return {
      id: `${id} ${at}`,
      at,
      name,
      recipient: employer?.ja.name ?? '',
      documents: (documents ?? agreed?.documents ?? []).map(({ document }) => document),
      agreedAt: agreed?.at ?? null,
    }
  })
}

/** An unanswered recommendation is no introduction. */
async function introductionsOf(store: Store, applicantId: number): Promise<Introduction[]> {
  const applications = (await store.processes.ofApplicant(applicantId)).filter((each) => !each.isRecommended)
  const jobs = await store.jobs.findMany([...new Set(applications.map(({ jobId }) => jobId))])
  return applications.map(({ jobId, startedAt, statusId, details }) => {
    const job = jobs.find(({ job_id }) => job_id === jobId)
    return {
      jobId,
      employer: details.employer?.ja.name ?? job?.ja.employer ?? '',
      address: details.employer?.ja.address,
      job: job?.ja.title ?? '',
      at: startedAt,
      result: aliasOfStatus(statusId),
    }
  })
}
