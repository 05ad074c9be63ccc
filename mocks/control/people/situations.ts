/** Brings new people into their situation. */

import { changeApplicant } from '#backend/changeApplicant.ts'
import { sendQueued } from '#backend/mail/queue.ts'
import type { Env } from '#backend/ports/env.ts'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { jstDate } from '#domain/dates.ts'
import { takeSteps } from './applicationSteps.ts'
import { documentsOf, entryForm } from './newPerson.ts'
import { type Plan, type Situation, planOf } from './plans.ts'
import type { Visitor } from './visitor.ts'

type Person = { name: string; email: string }
type Surroundings = { env: Env; visitor: Visitor; tokenOf: (email: string) => string }

/** Registers a person and creates the situation. Returns the applicant's id. */
export async function bringInto(
  situation: Situation,
  person: Person,
  { env, visitor, tokenOf }: Surroundings,
): Promise<number> {
  const plan = planOf(situation)
  await visitor.post('/entry', entryForm(person, plan.application ? [await openJob(env, plan)] : []))
  const applicantId = await idOf(env, person.email)
  if (situation === 'justEntered') return applicantId
  await visitor.post('/applicant/activate', { token: tokenOf(person.email) })
  if (!plan.profile) return applicantId
  await visitor.post('/applicant/initial-password-reset', {
    password: SAMPLE_PASSWORD,
    password_confirm: SAMPLE_PASSWORD,
  })
  await complete(env, plan.profile(applicantId), person)
  await takeSteps({ env, visitor, applicantId }, plan.application ?? [])
  await sendQueued(env)
  return applicantId
}

async function idOf({ store }: Env, email: string): Promise<number> {
  const applicant = await store.applicants.findByEmail(email)
  if (!applicant) throw new Error(`${email} is not registered`)
  return applicant.id
}

/** Returns a job that the person can apply for. */
async function openJob({ jobSearch }: Env, { profile }: Plan): Promise<number> {
  const isAbroad = profile?.(0).currentLocation !== 'JP'
  const { jobs } = await jobSearch.search(isAbroad ? { applyFromAbroad: ['true'] } : {}, {
    order: 'job_update_date',
    page: 1,
    perPage: 1,
  })
  const [job] = jobs
  if (!job) throw new Error('No job is open')
  return job.job_id
}

/** Fills profile and documents, and notes that the welcome was read. */
async function complete(
  { store, clock }: Env,
  profile: ReturnType<NonNullable<Plan['profile']>>,
  { name }: Person,
) {
  const { applicantId } = profile
  const { resume, career } = documentsOf(name, jstDate(clock()))
  await store.transaction(async (inner) => {
    await changeApplicant(inner, applicantId, { welcomedAt: clock().toISOString() })
    await inner.profiles.save(profile)
    await inner.resumes.save(applicantId, resume)
    await inner.careers.save(applicantId, career)
  })
}
