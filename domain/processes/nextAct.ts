/**
 * The next act of a process and its party (product-decisions §15). Page, mail and notification have the sentence of the act
 * (`i18n/en/nextTexts.ts`), so that all of them name the same party and the same last day.
 */
import { stages } from './stages.ts'
import type { Intention } from '../forms/intentions.ts'
import { type Party, type ProcessState, type StatusFacts, comesBeforeDocuments, stateBy } from './states.ts'
import type { StatusAlias } from './statusAlias.ts'

/** Each act with the party that is to act. `Unsent`: while the employer has nothing from the applicant. */
export const nextActs = {
  recommended: 'applicant',
  inquired: 'advisor',
  replied: 'applicant',
  pending: 'advisor',
  applied: 'nobody',
  declined: 'nobody',
  received: 'advisor',
  employerNamed: 'advisor',
  consentAsked: 'applicant',
  consentGiven: 'advisor',
  sent: 'employer',
  seen: 'employer',
  screening: 'employer',
  interview: 'advisor',
  appointed: 'employer',
  offered: 'applicant',
  joined: 'nobody',
  rejected: 'nobody',
  closedUnsent: 'nobody',
  withdrawn: 'nobody',
  withdrawnUnsent: 'nobody',
  documents: 'applicant',
  documentsUnsent: 'applicant',
  // Wishes of the applicant.
  'accept-offer': 'advisor',
  'discuss-offer': 'advisor',
  'decline-offer': 'advisor',
  'other-time': 'advisor',
  withdraw: 'advisor',
} as const satisfies Record<string, Party>
export type NextAct = keyof typeof nextActs

const actOfState: Record<ProcessState, NextAct> = {
  recommended: 'recommended',
  inquired: 'inquired',
  replied: 'replied',
  pending: 'pending',
  applied: 'applied',
  declined: 'declined',
  received: 'received',
  'employer-named': 'employerNamed',
  'consent-asked': 'consentAsked',
  'consent-given': 'consentGiven',
  sent: 'sent',
  seen: 'seen',
  screening: 'screening',
  interview: 'interview',
  appointed: 'appointed',
  offered: 'offered',
  joined: 'joined',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
}

/** The acts with another sentence while the employer has nothing. */
const unsent: Partial<Record<NextAct, NextAct>> = {
  documents: 'documentsUnsent',
  rejected: 'closedUnsent',
  withdrawn: 'withdrawnUnsent',
}

type Facts = StatusFacts & {
  documentsAsked: boolean
  /** The wish of the applicant that the advisor has not dealt with. */
  wish: Intention | null
  /** The statuses that the process has had. */
  reached: readonly StatusAlias[]
}

/** Returns the next act. Wishes of the applicant and documents that the advisor waits for come first, unless the process is over. */
export function nextActOf(facts: Facts): NextAct {
  const act = actOfState[stateBy(facts)]
  const isOver = nextActs[act] === 'nobody'
  const now = isOver ? act : (askedOf(facts) ?? act)
  return (wasSent(facts) ? undefined : unsent[now]) ?? now
}

/** An offer that was accepted may need documents; other wishes come before them. */
function askedOf({ documentsAsked, wish }: Facts): NextAct | null {
  return documentsAsked && !comesBeforeDocuments(wish) ? 'documents' : wish
}

const withDocuments: readonly StatusAlias[] = stages.slice(1)

/** Returns whether the employer got documents. An application in a later stage than received was sent, also without a ledger. */
const wasSent = ({ ledger, reached }: Facts): boolean =>
  ledger.some(({ event }) => event === 'sent') || reached.some((status) => withDocuments.includes(status))
