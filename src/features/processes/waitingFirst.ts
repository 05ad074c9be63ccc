import type { ProcessSummary } from '#src/api/processes.ts'

/** Returns whether an application waits for the applicant: an offer, a request for consent, or documents. */
export const waitsForApplicant = (process: ProcessSummary): boolean => placeOf(process) < REST

/**
 * Returns applications with those that wait for the applicant first, an offer before all others, and of two offers the one that must be
 * answered first. The order stays otherwise.
 */
export const waitingFirst = (processes: ProcessSummary[]): ProcessSummary[] =>
  processes.toSorted((a, b) => placeOf(a) - placeOf(b) || (isUnansweredOffer(a) ? byDeadline(a, b) : 0))

/** Compares processes by the last day for an answer; those without one come last. */
export const byDeadline = (a: ProcessSummary, b: ProcessSummary): number =>
  (a.answerBy ?? '9999').localeCompare(b.answerBy ?? '9999')

const REST = 3

/** Returns whether the application is an offer that the applicant has not replied to. */
export const isUnansweredOffer = ({ status, wish }: ProcessSummary): boolean =>
  status === 'MyPageAppOffer' && !wish

function placeOf(process: ProcessSummary): number {
  const { consentAskedAt, documentsAsked } = process
  if (isUnansweredOffer(process)) return 0
  if (consentAskedAt) return 1
  return documentsAsked ? 2 : REST
}
