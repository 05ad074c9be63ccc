/** The steps of staff: each returns the change, null without one, or throws the problem of a step that is not possible. */

import { jstDate } from '#domain/dates.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import {
  type StaffAction,
  type LedgerEventName,
  actionsOf,
  hasConsent,
  movesFrom,
  movesNow,
  stateOf,
} from '#domain/processes/states.ts'
import type { StatusAlias } from '#domain/processes/statusAlias.ts'
import { stepOfMove } from '#domain/processes/steps.ts'
import { sameJson } from '#domain/sameJson.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { type Mistake, mistakeIn } from '../../mistakes.ts'
import type { Bilingual } from '../../ports/bilingual.ts'
import type { AgreedDocument, Employer, Process, ProcessAppointment } from '../../ports/processes.ts'
import { ProblemError } from '../../problem.ts'
import { withEntry } from '../ledger.ts'
import type { Step } from '../recordStep.ts'

type Texts = Bilingual<string>
/** `by`: the name of the advisor, for the ledger. */
type Context = { now: Date; by: Texts }

/** Throws 409 `step-not-allowed` unless the state of the process allows the action. */
export function requireAction(process: Process, action: StaffAction): void {
  if (!actionsOf(process).includes(action)) throw new ProblemError(409, { problem: 'step-not-allowed' })
}

/** Throws 422 for a last day before today. */
export function requireFutureDay(answerBy: string | undefined, now: Date): void {
  if (answerBy !== undefined && answerBy < jstDate(now)) throw wrongField('answerBy', 'pastDay')
}

export const wrongField = (field: string, mistake: Mistake) =>
  new ProblemError(422, { errors: [mistakeIn(field, mistake)] })

type Move = { status: StatusAlias; answerBy?: string; note?: Texts }

export function move(process: Process, { status, answerBy, note }: Move, { now, by }: Context): Step {
  requireAction(process, 'move')
  if (!movesFrom(process).includes(status)) throw new ProblemError(409, { problem: 'step-not-allowed' })
  if (!movesNow(process).includes(status)) throw new ProblemError(409, { problem: 'consent-missing' })
  if (answerBy !== undefined && status !== 'MyPageAppOffer') throw wrongField('answerBy', 'onlyOffers')
  requireFutureDay(answerBy, now)
  const details = {
    ...(answerBy !== undefined && { answerBy }),
    ...(!endedWithoutResult(status) && { ledger: withSent(process, { now, by }) }),
  }
  return { name: stepOfMove(status), statusId: ProcessStatus[status], details, note }
}

/** A stage after the consent means that the employer has the documents. */
function withSent(process: Process, { now, by }: Context) {
  const { ledger } = process.details
  if (ledger.at(-1)?.event !== 'consent-given') return ledger
  return withEntry(ledger, {
    event: 'sent',
    at: now.toISOString(),
    by,
    documents: consentedDocuments(process),
  })
}

const consentedDocuments = ({ details: { ledger } }: Process): AgreedDocument[] =>
  ledger.findLast(({ event }) => event === 'consent-given')?.documents ?? []

function requireConsent(process: Process): void {
  if (!hasConsent(process)) throw new ProblemError(409, { problem: 'consent-missing' })
}

type Closing = { reason: 'rejected' | 'position-filled'; note?: Texts }

export function close(process: Process, { reason, note }: Closing): Step {
  requireAction(process, 'close')
  if (reason === 'rejected') requireConsent(process)
  return {
    name: reason === 'rejected' ? 'rejected' : 'positionFilled',
    statusId: ProcessStatus.MyPageAppRejected,
    note,
  }
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

type Appointment = Bilingual<{ place: string; people: string }> & {
  startsAt: string
  endsAt?: string
  note?: Texts
}

export function appoint(
  process: Process,
  { startsAt, endsAt, ja, en, note }: Appointment,
  { now }: Context,
): Step | null {
  requireAction(process, 'appointment')
  const start = new Date(startsAt)
  const end = endsAt === undefined ? new Date(start.getTime() + HOUR) : new Date(endsAt)
  if (start <= now) throw wrongField('startsAt', 'pastTime')
  if (end <= start) throw wrongField('endsAt', 'endBeforeStart')
  // Messages and pages have the day of the start only.
  if (end.getTime() - start.getTime() >= DAY) throw wrongField('endsAt', 'endOnLaterDay')
  const appointment: ProcessAppointment = {
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    ja,
    en,
  }
  // A note is news for the applicant.
  if (note === undefined && sameJson(appointment, process.details.appointment)) return null
  return { name: 'appointed', details: { appointment }, note }
}

export function askDocuments(process: Process, text: Texts, { now }: Context): Step {
  requireAction(process, 'request-documents')
  const documentsAsked = { at: now.toISOString(), text }
  return { name: 'documentsAsked', details: { documentsAsked }, note: text }
}

/** Replies to the last question. */
export function reply(process: Process, text: Texts): Step {
  requireAction(process, 'reply')
  const { answers } = process.details
  const question = answers.find(({ action }) => action === 'inquiry')
  return {
    name: 'replied',
    details: {
      answers: answers.map((each) => (each === question ? { ...each, reply: text } : each)),
      answerBy: process.details.answerBy,
    },
    note: text,
  }
}

export function nameEmployer(process: Process, employer: Employer, context: Context): Step | null {
  requireAction(process, 'employer')
  if (sameJson(employer, process.details.employer)) return null
  return {
    name: 'employerNamed',
    details: { employer, ledger: ledgerWith(process, 'employer-named', context) },
  }
}

export function askConsent(process: Process, documents: AgreedDocument[], context: Context): Step | null {
  requireAction(process, 'consent-request')
  const asked = stateOf(process) === 'consent-asked' ? process.details.ledger.at(-1)?.documents : null
  if (asked && sameJson(byKind(asked), byKind(documents))) return null
  const ledger = ledgerWith(process, 'consent-asked', context, documents)
  return { name: 'consentAsked', details: { ledger }, documents }
}

const byKind = (documents: AgreedDocument[]) =>
  documents.toSorted((a, b) => a.document.localeCompare(b.document))

export function noteSent(process: Process, context: Context): Step {
  const isRunning = actionsOf(process).length > 0 && !process.isRecommended
  if (isRunning) requireConsent(process)
  requireAction(process, 'sent')
  const documents = consentedDocuments(process)
  return { name: 'sent', details: { ledger: ledgerWith(process, 'sent', context, documents) }, documents }
}

export function noteSeen(process: Process, context: Context): Step {
  requireAction(process, 'seen')
  return { name: 'seen', details: { ledger: ledgerWith(process, 'seen', context) } }
}

function ledgerWith(
  { details }: Process,
  event: LedgerEventName,
  { now, by }: Context,
  documents: AgreedDocument[] | null = null,
) {
  return withEntry(details.ledger, { event, at: now.toISOString(), by, documents })
}

/** Restores the values before the last step. */
export function undo(process: Process): Step {
  const { previous } = process.details
  if (!previous) throw new ProblemError(409, { problem: 'nothing-to-undo' })
  const { step: _step, title: note, steps, application: _application, ...details } = previous
  const statusId = steps.at(-1)?.statusId ?? process.statusId
  return { name: 'undone', statusId, steps, details, note }
}
