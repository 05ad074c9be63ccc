/** The sentence about the next step of an application, by its status and its ledger of consent. */
import type { Process } from '#src/api/processes.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import type { LedgerEventName } from '#domain/processes/states.ts'
import type { StatusAlias } from '#domain/processes/statusAlias.ts'
import type { Texts } from '#i18n/texts.ts'

type NextText = keyof Texts['processes']['application']['nextTexts']

const nextOf: Partial<Record<StatusAlias, NextText>> = {
  MyPageAppScreening: 'screening',
  MyPageAppInterview1: 'interview',
  MyPageAppInterview2: 'interview',
  MyPageAppFinal: 'interview',
  MyPageAppOffer: 'offer',
  MyPageAppJoined: 'joined',
  MyPageAppRejected: 'rejected',
  MyPageAppWithdrawn: 'withdrawn',
}

/** The next step of a received application, by the last event of the ledger. */
const nextOfLedger: Record<LedgerEventName, NextText> = {
  'employer-named': 'employerNamed',
  'consent-asked': 'consentAsked',
  'consent-given': 'consentGiven',
  'consent-declined': 'received',
  sent: 'sent',
  seen: 'seen',
}

type Facts = Pick<Process, 'status' | 'ledger' | 'stages' | 'answerBy'>

/** Returns the key of the sentence; undefined for a recommendation. */
export function nextTextOf(process: Facts): NextText | undefined {
  const { status, ledger } = process
  if (status === 'MyPageAppOffer' && process.answerBy === null) return 'offerUndated'
  // The employer cannot have decided about an application that it never got.
  if (endedBeforeSending(process)) return status === 'MyPageAppRejected' ? 'closed' : 'withdrawnUnsent'
  if (status !== 'MyPageAppReceived') return nextOf[status]
  const last = ledger?.at(-1)
  return last ? nextOfLedger[last.event] : 'received'
}

/** Returns whether an application ended before its documents were sent. One that had reached a later stage was sent, also without a ledger. */
function endedBeforeSending({ status, ledger, stages }: Facts): boolean {
  const [received, ...later] = stages
  if (!endedWithoutResult(status) || !received || later.some(({ reachedAt }) => reachedAt !== null))
    return false
  return !(ledger ?? []).some(({ event }) => event === 'sent')
}
