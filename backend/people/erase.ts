/** The erasure of a person, and its repetition after a restore. */
import { emailKey } from '#domain/email.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { sha256 } from '../crypto.ts'
import { recordEvent } from '../events/record.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { ErasedPerson, ErasedRows } from '../ports/erasures.ts'
import type { Introduction, SeekerRow } from '../ports/seekerRegister.ts'
import type { Store } from '../ports/store.ts'

/**
 * Removes everything of a person but the row of the register that the law requires, which only people have who confirmed their entry.
 * Returns the number of rows by table. Call it within a transaction, and record the event after it.
 */
export async function erase(
  store: Store,
  env: Env,
  person: Applicant,
  erasedAt = env.clock().toISOString(),
): Promise<ErasedRows> {
  if (person.activatedAt !== null) await keepRegister(store, person, erasedAt)
  const rows = await store.erasures.remove(person)
  await store.erasures.note({ id: person.id, emailHash: await hashOf(person), erasedAt })
  return rows
}

/**
 * Erases the people of a list again, because a restored backup has brought them back. Another person who has got the same number since is
 * left alone. Returns the number of people.
 */
export async function repeatErasures(env: Env, list: ErasedPerson[]): Promise<number> {
  let repeated = 0
  for (const { id, emailHash, erasedAt } of list) {
    const isErased = await env.store.transaction(async (store) => {
      const person = await store.applicants.find(id)
      if (!person || (await hashOf(person)) !== emailHash) return false
      await erase(store, env, person, erasedAt)
      await recordEvent(store, env, 'person-erased', { personId: id })
      return true
    })
    if (isErased) repeated += 1
  }
  return repeated
}

/** Repeats the erasures of the store's own list. Call it at the start and after a restore. */
export const repeatOwnErasures = async (env: Env): Promise<number> =>
  repeatErasures(env, await env.store.erasures.returned())

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

/** An unanswered recommendation is no introduction. */
async function introductionsOf(store: Store, applicantId: number): Promise<Introduction[]> {
  const applications = (await store.processes.ofApplicant(applicantId)).filter((each) => !each.isRecommended)
  const jobs = await store.jobs.findMany([...new Set(applications.map(({ jobId }) => jobId))])
  return applications.map(({ jobId, startedAt, statusId, details }) => {
    const job = jobs.find(({ job_id }) => job_id === jobId)
    return {
      jobId,
      employer: details.employer?.ja.name ?? job?.ja.employer ?? '',
      job: job?.ja.title ?? '',
      at: startedAt,
      result: aliasOfStatus(statusId),
    }
  })
}
