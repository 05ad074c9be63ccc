/**
 * The states of a process (product-decisions §6, §15): the party that acts next, and the actions of staff. `steps.ts` has the steps from one
 * state to another.
 */

import type { Intention } from '../forms/intentions.ts'
import { stages } from './stages.ts'
import { type StatusAlias, aliasOfStatus } from './statusAlias.ts'

/** The party that acts next. */
export const parties = ['applicant', 'advisor', 'employer', 'nobody'] as const

export type Party = (typeof parties)[number]

/** The actions of staff on a process, by the path of their operation. */
export const staffActions = [
  'move',
  'appointment',
  'request-documents',
  'reply',
  'settle',
  'close',
  'employer',
  'consent-request',
  'sent',
  'seen',
] as const

export type StaffAction = (typeof staffActions)[number]

/** The events of the ledger of consent, in their order. Consent is given or declined. */
export const ledgerEvents = [
  'employer-named',
  'consent-asked',
  'consent-given',
  'consent-declined',
  'sent',
  'seen',
] as const

export type LedgerEventName = (typeof ledgerEvents)[number]

const early = ['move', 'request-documents', 'close', 'employer'] as const

const later = ['move', 'appointment', 'request-documents', 'close', 'employer', 'seen'] as const

/** Each state with the party that acts next and the actions that staff can take. */
export const states = {
  recommended: { waitingFor: 'applicant', actions: ['request-documents'] },
  inquired: { waitingFor: 'advisor', actions: ['reply', 'request-documents'] },
  replied: { waitingFor: 'applicant', actions: ['reply', 'request-documents'] },
  pending: { waitingFor: 'advisor', actions: ['settle'] },
  applied: { waitingFor: 'nobody', actions: [] },
  declined: { waitingFor: 'nobody', actions: [] },
  received: { waitingFor: 'advisor', actions: early },
  'employer-named': { waitingFor: 'advisor', actions: [...early, 'consent-request'] },
  'consent-asked': { waitingFor: 'applicant', actions: [...early, 'consent-request'] },
  'consent-given': { waitingFor: 'advisor', actions: [...early, 'consent-request', 'sent'] },
  // Another employer would need another consent.
  sent: { waitingFor: 'employer', actions: ['move', 'appointment', 'request-documents', 'close', 'seen'] },
  seen: { waitingFor: 'employer', actions: ['move', 'appointment', 'request-documents', 'close'] },
  screening: { waitingFor: 'employer', actions: later },
  interview: { waitingFor: 'advisor', actions: later },
  appointed: { waitingFor: 'employer', actions: later },
  offered: { waitingFor: 'applicant', actions: later },
  joined: { waitingFor: 'nobody', actions: [] },
  rejected: { waitingFor: 'nobody', actions: [] },
  withdrawn: { waitingFor: 'nobody', actions: [] },
} as const satisfies Record<string, { waitingFor: Party; actions: readonly StaffAction[] }>

export type ProcessState = keyof typeof states

/** The state of each status where nothing else matters. */
export const stateOfStatus: Record<StatusAlias, ProcessState> = {
  MyPageRecommend: 'recommended',
  MyPageRecPending: 'pending',
  MyPageRecApply: 'applied',
  MyPageRecInquiry: 'inquired',
  MyPageRecReject: 'declined',
  MyPageAppReceived: 'received',
  MyPageAppScreening: 'screening',
  MyPageAppInterview1: 'interview',
  MyPageAppInterview2: 'interview',
  MyPageAppFinal: 'interview',
  MyPageAppOffer: 'offered',
  MyPageAppJoined: 'joined',
  MyPageAppRejected: 'rejected',
  MyPageAppWithdrawn: 'withdrawn',
}

/** The facts of a process that decide its state. */
export type StateFacts = {
  statusId: number
  details: {
    /** The earliest first. */
    ledger: readonly { event: LedgerEventName }[]
    appointment: object | null
    documentsAsked: object | null
    /** The wish of the applicant that the advisor has not dealt with. */
    wish?: { intention: Intention } | null
    /** The latest first. */
    answers: readonly { action: string; reply: { ja: string; en: string } }[]
  }
}

/** The facts of a process for its applicant, who sees aliases. */
export type StatusFacts = {
  status: StatusAlias
  /** The earliest first. */
  ledger: readonly { event: LedgerEventName }[]
  appointment: object | null
  /** Whether the advisor has answered the last question. */
  hasReply: boolean
}

export function stateOf({ statusId, details }: StateFacts): ProcessState {
  const { ledger, appointment } = details
  return stateBy({ status: aliasOfStatus(statusId), ledger, appointment, hasReply: hasReply(details) })
}

/** Returns whether the advisor has answered the last question. */
export function hasReply({ answers }: Pick<StateFacts['details'], 'answers'>): boolean {
  const question = answers.find(({ action }) => action === 'inquiry')
  return question !== undefined && question.reply.ja !== ''
}

export function stateBy({ status, ledger, appointment, hasReply: isReplied }: StatusFacts): ProcessState {
  const state = stateOfStatus[status]
  if (state === 'received') return stateOfLedger(ledger.at(-1)?.event)
  if (state === 'interview' && appointment !== null) return 'appointed'
  return state === 'inquired' && isReplied ? 'replied' : state
}

function stateOfLedger(last: LedgerEventName | undefined): ProcessState {
  // A declined consent ends the application, so its status is another one.
  return last === undefined || last === 'consent-declined' ? 'received' : last
}

/** Returns the party that acts next: the advisor after a wish of the applicant, the applicant while the advisor waits for documents. */
export function waitingFor(facts: StateFacts): Party {
  const { waitingFor: party } = states[stateOf(facts)]
  const { documentsAsked, wish } = facts.details
  const request = openRequest({ documentsAsked: documentsAsked !== null, wish: wish?.intention ?? null })
  if (party === 'nobody' || request === null) return party
  return request === 'documents' ? 'applicant' : 'advisor'
}

/** Documents that the advisor waits for, or the wish of the applicant that the advisor has not dealt with. */
export type OpenRequest = 'documents' | Intention

type Requests = { documentsAsked: boolean; wish: Intention | null }

/** Returns the request that comes first; null without one. Wishes come before documents, but an offer that was accepted may need them. */
export const openRequest = ({ documentsAsked, wish }: Requests): OpenRequest | null =>
  documentsAsked && (wish === null || wish === 'accept-offer') ? 'documents' : wish

/** Returns the actions that staff can take now. The employer sees the documents once. */
export function actionsOf(facts: StateFacts): StaffAction[] {
  const isSeen = facts.details.ledger.at(-1)?.event === 'seen'
  return states[stateOf(facts)].actions.filter((action) => !(isSeen && action === 'seen'))
}

const withoutConsent: readonly ProcessState[] = ['received', 'employer-named', 'consent-asked']

/** Returns whether the applicant has agreed that the employer gets documents. Applications in later stages than received count as agreed. */
export const hasConsent = (facts: StateFacts): boolean => !withoutConsent.includes(stateOf(facts))

/** The statuses that staff can move an application to: a later stage, and the ends without a result. None for a recommendation. */
export function movesFrom(facts: StateFacts): StatusAlias[] {
  if (!actionsOf(facts).some((action) => action === 'move')) return []
  const from = stages.findIndex((stage) => stage === aliasOfStatus(facts.statusId))
  return [...stages.slice(from + 1), 'MyPageAppRejected', 'MyPageAppWithdrawn']
}

/** The statuses that staff can move an application to now. The employer does not hear of a withdrawal before the documents were sent. */
export const movesNow = (facts: StateFacts): StatusAlias[] =>
  movesFrom(facts).filter((status) => status === 'MyPageAppWithdrawn' || hasConsent(facts))
