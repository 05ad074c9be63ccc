/** Carries out an applicant's answer to a request for consent. */

import { stateOf } from '#domain/processes/states.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { queueMail } from '../mail/queue.ts'
import type { Input } from '../operation.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { AgreedDocument, Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { documentOf } from './documents.ts'
import { withEntry } from './ledger.ts'
import { type Step, recordStep } from './recordStep.ts'

type Body = Input<'submitConsent'>['body']
type Answered = { body: Body; applicant: Applicant }

/** Returns the process after the answer, or the problem of one that is not allowed. Call it within a transaction, as one of its last steps. */
export async function answerConsent(
  store: Store,
  env: Env,
  process: Process,
  { body, applicant }: Answered,
): Promise<Process | 'consent-not-asked' | 'consent-changed'> {
  if (stateOf(process) !== 'consent-asked') return 'consent-not-asked'
  const asked = process.details.ledger.at(-1)?.documents ?? []
  if (body.answer === 'agree' && !isSame(asked, body.documents ?? [])) return 'consent-changed'
  const { answer, contents = '' } = body
  const applicantId = applicant.id
  await queueMail(store, env, { kind: 'consentDesk', applicantId, processId: process.id, answer, contents })
  const by = { ja: applicant.name, en: applicant.name }
  const at = env.clock().toISOString()
  const step =
    answer === 'agree' ? await agreed(store, process, { asked, at, by }) : declined(process, { at, by })
  return recordStep(store, env, process, step)
}

const isSame = (asked: AgreedDocument[], named: string[]) =>
  asked.length === named.length && asked.every(({ document }) => named.includes(document))

type Facts = { at: string; by: { ja: string; en: string } }

async function agreed(
  store: Store,
  { applicantId, details }: Process,
  { asked, at, by }: Facts & { asked: AgreedDocument[] },
): Promise<Step> {
  const present = await Promise.all(asked.map(({ document }) => documentOf(store, applicantId, document)))
  // A document that was removed since the request has the version that was asked for.
  const documents = asked.map((each, index) => present[index] ?? each)
  const ledger = withEntry(details.ledger, { event: 'consent-given', at, by, documents })
  return { name: 'consentGiven', details: { ledger }, documents }
}

function declined({ details }: Process, { at, by }: Facts): Step {
  const ledger = withEntry(details.ledger, { event: 'consent-declined', at, by, documents: null })
  return { name: 'consentDeclined', statusId: ProcessStatus.MyPageAppWithdrawn, details: { ledger } }
}
