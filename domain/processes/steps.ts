/** The steps that lead from one state of a process to another (product-decisions §6, §15). Mails, notifications and the history read this table. */

import { stateOfStatus } from './states.ts'
import type { StatusAlias } from './statusAlias.ts'

export type NoticeKind = 'recommendation' | 'application'

type Step = {
  /** Whether the applicant gets a mail. The history and the notification have the same words. */
  mail: boolean
  /** The kind of the notification that the applicant gets; null without one. */
  notification: NoticeKind | null
  /** Whether staff can undo the step while nothing has followed it. */
  undo: boolean
}

const application = { mail: true, notification: 'application', undo: true } as const

const own = { mail: false, notification: null, undo: false } as const

/** The mail and the notification of each step. Every step is a line of the history. */
export const steps = {
  /** Steps of the applicant; the site has shown their result. */
  applied: { ...own, mail: true },
  inquired: own,
  declined: own,
  consentGiven: { ...own, mail: true },
  consentDeclined: { ...own, mail: true },
  /** The decision on a pending application. */
  accepted: application,
  refused: { mail: true, notification: 'recommendation', undo: true },
  /** Steps of the advisor. */
  recommended: { mail: true, notification: 'recommendation', undo: true },
  replied: { mail: true, notification: 'recommendation', undo: true },
  documentsAsked: application,
  employerNamed: application,
  consentAsked: application,
  sent: application,
  seen: { ...application, mail: false },
  screening: application,
  interview: application,
  appointed: application,
  offered: application,
  joined: application,
  rejected: application,
  positionFilled: application,
  withdrawn: application,
  undone: { ...application, undo: false },
  /** The undo of a recommendation, which removes it. */
  retracted: { mail: true, notification: 'recommendation', undo: false },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** The step of a move to each status. */
export function stepOfMove(
  status: StatusAlias,
): 'screening' | 'interview' | 'offered' | 'joined' | 'rejected' | 'withdrawn' {
  const state = stateOfStatus[status]
  switch (state) {
    case 'screening':
    case 'interview':
    case 'offered':
    case 'joined':
    case 'rejected':
    case 'withdrawn':
      return state
    default:
      throw new Error(`Nothing moves to ${status}`)
  }
}
