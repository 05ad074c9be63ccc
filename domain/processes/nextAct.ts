/**
 * The next act of a process (product-decisions §15). Page, mail and notification have the sentence of the act (`i18n/en/nextTexts.ts`), so
 * that all of them name the same party, which is that of `waitingFor`, and the same last day.
 */

import type { Intention } from '../forms/intentions.ts'
import { stages } from './stages.ts'
import {
  type OpenRequest,
  type ProcessState,
  type StatusFacts,
  openRequest,
  stateBy,
  states,
} from './states.ts'
import type { StatusAlias } from './statusAlias.ts'

/** `Unsent`: while the employer has nothing from the applicant. */
type Unsent = 'documentsUnsent' | 'closedUnsent' | 'withdrawnUnsent'

/** While an answer is awaited for a job that is not open any more. */
type Closed = 'jobClosed' | 'inquiredJobClosed'

/** The state of the process, or a request that comes before it. */
export type NextAct = ProcessState | OpenRequest | Unsent | Closed

/** The acts with another sentence while the employer has nothing. */
const unsent: Partial<Record<NextAct, Unsent>> = {
  documents: 'documentsUnsent',
  rejected: 'closedUnsent',
  withdrawn: 'withdrawnUnsent',
}

/** The states of a recommendation with another sentence once the job is closed. */
const jobClosed: Partial<Record<ProcessState, Closed>> = {
  recommended: 'jobClosed',
  inquired: 'inquiredJobClosed',
  replied: 'jobClosed',
}

type Facts = StatusFacts & {
  /** Whether people can apply for the job. */
  isOpen: boolean
  documentsAsked: boolean
  /** The wish of the applicant that the advisor has not dealt with. */
  wish: Intention | null
  /** The statuses that the process has had. */
  reached: readonly StatusAlias[]
}

/** Returns the next act. Requests come first, unless the process or its job is over. */
export function nextActOf(facts: Facts): NextAct {
  const state = stateBy(facts)
  const closed = facts.isOpen ? undefined : jobClosed[state]
  if (closed) return closed
  const isOver = states[state].waitingFor === 'nobody'
  const act = isOver ? state : (openRequest(facts) ?? state)
  return (wasSent(facts) ? undefined : unsent[act]) ?? act
}

const withDocuments: readonly StatusAlias[] = stages.slice(1)

/** Returns whether the employer got documents. An application in a later stage than received was sent, also without a ledger. */
const wasSent = ({ ledger, reached }: Facts): boolean =>
  ledger.some(({ event }) => event === 'sent') || reached.some((status) => withDocuments.includes(status))
