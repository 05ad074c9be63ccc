/** The steps of a new person's application, by staff and by the person. */

import type { Bilingual } from '#backend/ports/bilingual.ts'
import type { Env } from '#backend/ports/env.ts'
import type { DocumentKind, Employer, Process } from '#backend/ports/processes.ts'
import { documentOf } from '#backend/processes/documents.ts'
import { type Step, recordStep } from '#backend/processes/recordStep.ts'
import { askConsent, close, move, nameEmployer, noteSeen, noteSent } from '#backend/processes/staff/steps.ts'
import { addDays, jstDate } from '#domain/dates.ts'
import type { Visitor } from './visitor.ts'

/** An offer is answered within this number of days. */
export const OFFER_DAYS = 10

export type Stage = { env: Env; visitor: Visitor; applicantId: number }

type Context = { now: Date; by: Bilingual<string> }

/** The employer of the application. */
const employer: Employer = {
  ja: { name: '株式会社見本システム', address: '東京都千代田区 見本ビル' },
  en: { name: 'Sample Systems Inc.', address: 'Sample Building, Chiyoda-ku, Tokyo' },
  website: null,
}

const sentDocuments: DocumentKind[] = ['resume', 'career']

/** The steps in the order of an application. `filled`: another person gets the job. */
const steps = {
  named: byStaff((process, context) => nameEmployer(process, employer, context)),
  asked: askForConsent,
  agreed: answerConsent({ answer: 'agree', documents: sentDocuments }),
  declined: answerConsent({ answer: 'decline', documents: [] }),
  sent: byStaff(noteSent),
  seen: byStaff(noteSeen),
  screening: byStaff((process, context) => move(process, { status: 'MyPageAppScreening' }, context)),
  final: byStaff((process, context) => move(process, { status: 'MyPageAppFinal' }, context)),
  offered: byStaff((process, context) => {
    const answerBy = jstDate(addDays(context.now, OFFER_DAYS))
    return move(process, { status: 'MyPageAppOffer', answerBy }, context)
  }),
  offerDeclined: declineOffer,
  filled: byStaff((process) => close(process, { reason: 'position-filled' })),
  joined: byStaff((process, context) => move(process, { status: 'MyPageAppJoined' }, context)),
} as const satisfies Record<string, (stage: Stage) => Promise<unknown>>

export type ApplicationStep = keyof typeof steps

/** Takes steps on the only application of an applicant. */
export async function takeSteps(stage: Stage, names: readonly ApplicationStep[]): Promise<void> {
  for (const name of names) await steps[name](stage)
}

/** Returns the function that takes a step of staff. */
function byStaff(stepOf: (process: Process, context: Context) => Step | null) {
  return ({ env, applicantId }: Stage): Promise<Process> =>
    env.store.transaction(async (store) => {
      const [application] = await store.processes.ofApplicant(applicantId)
      const job = application && (await store.jobs.find(application.jobId))
      if (!job) throw new Error(`The applicant ${applicantId} has no application`)
      const by = { ja: job.advisor.ja.name, en: job.advisor.en.name }
      const step = stepOf(application, { now: env.clock(), by })
      return step ? recordStep(store, env, application, step) : application
    })
}

async function askForConsent(stage: Stage): Promise<void> {
  const { env, applicantId } = stage
  const documents = await Promise.all(sentDocuments.map((kind) => documentOf(env.store, applicantId, kind)))
  const known = documents.filter((document) => document !== null)
  await byStaff((process, context) => askConsent(process, known, context))(stage)
}

function answerConsent(answer: { answer: 'agree' | 'decline'; documents: DocumentKind[] }) {
  return async ({ env, visitor, applicantId }: Stage): Promise<void> =>
    visitor.post('/process/consent', { process_id: await processIdOf(env, applicantId), ...answer })
}

async function declineOffer({ env, visitor, applicantId }: Stage): Promise<void> {
  await visitor.post('/applicant/contact', {
    type: 'application',
    contents: 'I decline the offer.',
    process_id: await processIdOf(env, applicantId),
    intention: 'decline-offer',
  })
}

async function processIdOf({ store }: Env, applicantId: number): Promise<number> {
  const [application] = await store.processes.ofApplicant(applicantId)
  if (!application) throw new Error(`The applicant ${applicantId} has no application`)
  return application.id
}
