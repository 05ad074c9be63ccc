/** Brings new people into their situation. */
import type { Env } from '#backend/ports/env.ts'
import { changeApplicant } from '#backend/changeApplicant.ts'
import type { Bilingual } from '#backend/ports/bilingual.ts'
import type { DocumentKind, Employer, Process } from '#backend/ports/processes.ts'
import { documentOf } from '#backend/processes/documents.ts'
import { type Step, recordStep } from '#backend/processes/recordStep.ts'
import { askConsent, move, nameEmployer, noteSeen, noteSent } from '#backend/processes/staff/steps.ts'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { addDays, jstDate } from '#domain/dates.ts'
import { documentsOf, entryForm, fullProfile, profileAbroad } from './newPerson.ts'
import type { Visitor } from './visitor.ts'

export const situations = [
  'justEntered',
  'verified',
  'fullProfile',
  'offerReceived',
  'offerFromAbroad',
] as const
export type Situation = (typeof situations)[number]

/** Returns whether the situation has an application with an offer. */
const hasOffer = (situation: Situation) => situation === 'offerReceived' || situation === 'offerFromAbroad'

type Person = { name: string; email: string }
type Stage = { env: Env; visitor: Visitor; tokenOf: (email: string) => string }

/** An offer is answered within this number of days. */
const OFFER_DAYS = 10

/** Registers a person and creates the situation. Returns the applicant's id. */
export async function bringInto(situation: Situation, person: Person, stage: Stage): Promise<number> {
  const { env, visitor, tokenOf } = stage
  await visitor.post('/entry', entryForm(person, hasOffer(situation) ? [await openJob(env, situation)] : []))
  const id = await idOf(env, person.email)
  if (situation === 'justEntered') return id
  await visitor.post('/applicant/activate', { token: tokenOf(person.email) })
  if (situation === 'verified') return id
  await visitor.post('/applicant/initial-password-reset', {
    password: SAMPLE_PASSWORD,
    password_confirm: SAMPLE_PASSWORD,
  })
  await complete(env, id, person, situation)
  if (hasOffer(situation)) await leadToOffer(stage, id)
  return id
}

async function idOf({ store }: Env, email: string): Promise<number> {
  const applicant = await store.applicants.findByEmail(email)
  if (!applicant) throw new Error(`${email} is not registered`)
  return applicant.id
}

async function openJob({ jobSearch }: Env, situation: Situation): Promise<number> {
  const { jobs } = await jobSearch.search(
    situation === 'offerFromAbroad' ? { applyFromAbroad: ['true'] } : {},
    { order: 'job_update_date', page: 1, perPage: 1 },
  )
  const [job] = jobs
  if (!job) throw new Error('No job is open')
  return job.job_id
}

/** Fills profile and documents, and notes that the welcome was read. */
async function complete(
  { store, clock }: Env,
  id: number,
  { name }: Person,
  situation: Situation,
): Promise<void> {
  const { resume, career } = documentsOf(name, jstDate(clock()))
  await store.transaction(async (inner) => {
    await changeApplicant(inner, id, { welcomedAt: clock().toISOString() })
    await inner.profiles.save(situation === 'offerFromAbroad' ? profileAbroad(id) : fullProfile(id))
    await inner.resumes.save(id, resume)
    await inner.careers.save(id, career)
  })
}

/** The employer of the offer. */
const employer: Employer = {
  ja: { name: '株式会社見本システム', address: '東京都千代田区 見本ビル' },
  en: { name: 'Sample Systems Inc.', address: 'Sample Building, Chiyoda-ku, Tokyo' },
  website: null,
}

const sentDocuments: DocumentKind[] = ['resume', 'career']

type StepOf = (process: Process, context: { now: Date; by: Bilingual<string> }) => Step

/** Leads the application of the entry to an offer that waits for an answer, by the steps of staff and the consent of the applicant. */
async function leadToOffer({ env, visitor }: Stage, applicantId: number): Promise<void> {
  const now = env.clock()
  const documents = (
    await Promise.all(sentDocuments.map((kind) => documentOf(env.store, applicantId, kind)))
  ).filter((document) => document !== null)
  const { id } = await take(env, applicantId, (process, context) => nameEmployer(process, employer, context))
  await take(env, applicantId, (process, context) => askConsent(process, documents, context))
  await visitor.post('/process/consent', { process_id: id, answer: 'agree', documents: sentDocuments })
  await take(env, applicantId, noteSent)
  await take(env, applicantId, noteSeen)
  for (const status of ['MyPageAppScreening', 'MyPageAppFinal'] as const)
    await take(env, applicantId, (process, context) => move(process, { status }, context))
  const answerBy = jstDate(addDays(now, OFFER_DAYS))
  await take(env, applicantId, (process, context) =>
    move(process, { status: 'MyPageAppOffer', answerBy }, context),
  )
}

/** Takes a step of staff on the only application of an applicant. */
function take(env: Env, applicantId: number, stepOf: StepOf): Promise<Process> {
  return env.store.transaction(async (store) => {
    const [application] = await store.processes.ofApplicant(applicantId)
    const job = application && (await store.jobs.find(application.jobId))
    if (!job) throw new Error(`The applicant ${applicantId} has no application`)
    const by = { ja: job.advisor.ja.name, en: job.advisor.en.name }
    return recordStep(store, env, application, stepOf(application, { now: env.clock(), by }))
  })
}
