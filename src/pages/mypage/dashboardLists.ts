/** The recommendations, applications and numbers of the dashboard, without all that is over. */

import { addDays } from '#domain/dates.ts'
import { isRunning, isWaiting } from '#domain/processes/stages.ts'
import { upcoming } from '#domain/processes/upcoming.ts'
import type { ProcessSummary } from '#src/api/processes.ts'
import { byDeadline, isUnansweredOffer, waitingFirst } from '#src/features/processes/waitingFirst.ts'

/** How many running applications the dashboard shows. */
const SHOWN = 5

/** Returns the first running applications; those that wait for the applicant come before the others. */
export const shownApplications = (applications: ProcessSummary[]): ProcessSummary[] =>
  waitingFirst(applications.filter(({ status }) => isRunning(status))).slice(0, SHOWN)

/**
 * Returns the recommendations in three lists: those that wait for an answer, the earliest deadline first; those that wait for the advisor;
 * and those that are over, as they are answered or their job is closed.
 */
export function listsOf(recommendations: ProcessSummary[]) {
  const open = recommendations.filter(({ isOpen }) => isOpen)
  const waiting = open.filter(({ status }) => isWaiting(status)).sort(byDeadline)
  const asked = open.filter(({ status }) => status === 'MyPageRecInquiry' || status === 'MyPageRecPending')
  const over = recommendations.filter((each) => !waiting.includes(each) && !asked.includes(each))
  return { waiting, asked, over }
}

/** An appointment within this number of days is counted. */
const DAYS_AHEAD = 14

/** Returns the numbers of the dashboard's first sentence. `offer` is the only offer without a reply; null for none or several. */
export function countsOf(applications: ProcessSummary[], recommendations: ProcessSummary[], now: Date) {
  const offers = applications.filter(isUnansweredOffer)
  const limit = addDays(now, DAYS_AHEAD).getTime()
  const isSoon = ({ appointment }: ProcessSummary) => {
    const ahead = upcoming(appointment, now)
    return ahead !== null && Date.parse(ahead.startsAt) < limit
  }
  return {
    offers: offers.length,
    offer: offers.length === 1 ? (offers[0] ?? null) : null,
    consents: applications.filter(({ consentAskedAt }) => consentAskedAt).length,
    waiting: listsOf(recommendations).waiting.length,
    interviews: applications.filter(isSoon).length,
  }
}
