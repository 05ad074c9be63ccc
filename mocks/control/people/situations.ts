/** Brings new people into their situation. */
import type { Env } from '#backend/ports/env.ts'
import { changeApplicant } from '#backend/changeApplicant.ts'
import { withStatus } from '#backend/processes/statusChange.ts'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { addDays, jstDate } from '#domain/dates.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
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
  if (hasOffer(situation)) await offer(env, id)
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

/** The steps to an offer. */
const steps = [
  {
    to: ProcessStatus.MyPageAppScreening,
    text: {
      ja: '担当アドバイザーが職務経歴書を先方に送りました。',
      en: 'Your advisor sent your career history to the employer.',
    },
  },
  {
    to: ProcessStatus.MyPageAppFinal,
    text: { ja: '最終面接に進みました。', en: 'You reached the final interview.' },
  },
  {
    to: ProcessStatus.MyPageAppOffer,
    text: { ja: '内定の連絡がありました。', en: 'They made you an offer.' },
  },
]

/** Leads the application of the entry to an offer, which waits for an answer. */
async function offer({ store, clock }: Env, applicantId: number): Promise<void> {
  const now = clock()
  await store.transaction(async ({ processes }) => {
    const [application] = await processes.ofApplicant(applicantId)
    if (!application) throw new Error(`The applicant ${applicantId} has no application`)
    const at = now.toISOString()
    const offered = steps.reduce(
      (process, { to, text }) => withStatus(process, { to, now: at, history: [{ at, text }] }),
      application,
    )
    const answerBy = jstDate(addDays(now, OFFER_DAYS))
    await processes.update({ ...offered, details: { ...offered.details, answerBy } })
  })
}
