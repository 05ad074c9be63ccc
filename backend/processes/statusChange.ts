import type { ProcessStatus } from '#openapi/generated/options.ts'
import type { Process, ProcessAnswer, ProcessDetails, ProcessEvent } from '../ports/processes.ts'

type StatusChange = {
  to: ProcessStatus
  now: string
  history: ProcessEvent[]
  answer?: ProcessAnswer
  relatedId?: number | null
}

/**
 * Returns a process in another status, with new events and the applicant's answer. Clears the last day for an answer, and the step of staff
 * that could be undone.
 */
export function withStatus(process: Process, { to, now, history, answer, relatedId }: StatusChange): Process {
  const { details } = process
  return {
    ...process,
    statusId: to,
    updatedAt: now,
    steps: [...process.steps, { statusId: to, at: now }],
    details: {
      ...details,
      relatedId: relatedId ?? details.relatedId,
      answerBy: null,
      previous: null,
      history: withEvents(details, history),
      answers: answer ? [answer, ...details.answers] : details.answers,
    },
  }
}

/** The maximum number of events of a process: the contract's `history` has 100 items. */
const MOST_EVENTS = 100

/** Returns a history with new events, without the oldest ones above the limit. */
export const withEvents = ({ history }: Pick<ProcessDetails, 'history'>, events: ProcessEvent[]) =>
  [...events, ...history].slice(0, MOST_EVENTS)
