/** Ranks the things that wait for an applicant; the first is the next step. */

import { type Completeness, type MissingPart, profilePartsOf } from '#domain/completeness.ts'
import { isRunning, isWaiting } from '#domain/processes/stages.ts'
import type { ProcessSummary } from '#src/api/processes.ts'
import { isUnansweredOffer } from '#src/features/processes/waitingFirst.ts'

export type NextStep =
  | { kind: 'offer'; process: ProcessSummary; answerBy: string | null }
  | { kind: 'consent'; process: ProcessSummary }
  | { kind: 'askedDocuments'; process: ProcessSummary }
  | { kind: 'interview'; process: ProcessSummary; appointment: NonNullable<ProcessSummary['appointment']> }
  | { kind: 'recommendation'; process: ProcessSummary; answerBy: string }
  | { kind: 'accepted'; process: ProcessSummary }
  | { kind: 'document'; page: 'resume' | 'career'; minutes: number }
  | { kind: 'profile'; missing: MissingPart[] }
  | { kind: 'jobs' }

type Facts = {
  now: Date
  applications: ProcessSummary[]
  recommendations: ProcessSummary[]
  /** Undefined while it is loading, null if that failed. */
  completeness: Pick<Completeness, 'missing'> | null | undefined
}

/** The smaller weight comes first, whatever the dates are. Answers and appointments share one, and are ordered by date. */
const weights = {
  offer: 0,
  soon: 1,
  consent: 2,
  askedDocuments: 3,
  recommendation: 4,
  interview: 4,
  accepted: 5,
  document: 6,
  profile: 7,
  jobs: 8,
} as const

/** An appointment within this time comes before requests that can wait an hour, in ms. */
const SOON = 24 * 60 * 60 * 1000

/** `time`: within a weight the earlier comes first. */
type Ranked = { step: NextStep; time: number; isSoon?: boolean }

const weightOf = ({ step, isSoon }: Ranked) => (isSoon ? weights.soon : weights[step.kind])

/**
 * Returns the steps in their order: an offer before all else, then an appointment within a day, a request for consent, documents that the
 * advisor waits for, answers and appointments by date (an answer is due at the end of a day in Japan), the way after an accepted offer, a
 * document that another application needs, the profile, and the search for jobs.
 */
export function rankSteps({ now, applications, recommendations, completeness }: Facts): NextStep[] {
  const dated = [
    ...applications.flatMap((process) => interviewOf(process, now)),
    ...recommendations.flatMap(waitingOf),
  ]
  return [
    ...applications.flatMap((process) => offerOf(process, now)),
    ...[...applications, ...recommendations].flatMap(askedOf),
    ...dated.filter(({ time }) => time >= now.getTime()),
    ...applications
      .filter(isAccepted)
      .map((process) => ({ step: { kind: 'accepted', process } as const, time: 0 })),
    ...missingOf(applications, completeness),
    { step: { kind: 'jobs' } as const, time: 0 },
  ]
    .sort((a, b) => weightOf(a) - weightOf(b) || a.time - b.time)
    .map(({ step }) => step)
}

/** Returns the next step; null while it depends on data that is still loading. */
export function nextStepOf(facts: Facts): NextStep | null {
  const [first] = rankSteps(facts)
  if (!first || (facts.completeness === undefined && weights[first.kind] > weights.interview)) return null
  return first
}

/** An offer stays until it is answered. A deadline that has passed is not shown. */
function offerOf(process: ProcessSummary, now: Date): Ranked[] {
  const { answerBy } = process
  if (!isUnansweredOffer(process)) return []
  const time = answerBy === null ? Infinity : endOf(answerBy)
  const isAhead = time >= now.getTime() && answerBy !== null
  return [{ step: { kind: 'offer', process, answerBy: isAhead ? answerBy : null }, time }]
}

/** The request for consent, and the documents, that an advisor waits for. */
function askedOf(process: ProcessSummary): Ranked[] {
  const { consentAskedAt, documentsAsked, updatedAt } = process
  if (consentAskedAt) return [{ time: Date.parse(consentAskedAt), step: { kind: 'consent', process } }]
  if (!documentsAsked) return []
  return [{ time: Date.parse(updatedAt), step: { kind: 'askedDocuments', process } }]
}

function interviewOf(process: ProcessSummary, now: Date): Ranked[] {
  const { appointment } = process
  if (!appointment) return []
  const isSoon = Date.parse(appointment.startsAt) < now.getTime() + SOON
  return [{ time: Date.parse(appointment.endsAt), step: { kind: 'interview', process, appointment }, isSoon }]
}

function waitingOf(process: ProcessSummary): Ranked[] {
  const { answerBy, status, isOpen } = process
  if (!isWaiting(status) || !isOpen || answerBy === null) return []
  return [{ time: endOf(answerBy), step: { kind: 'recommendation', process, answerBy } }]
}

/** Documents that the advisor needs for an application, and the rest of the profile. */
function missingOf(applications: ProcessSummary[], completeness: Facts['completeness']): Ranked[] {
  const missing = completeness?.missing ?? []
  const documents = applications.some((process) => isRunning(process.status) && !isAccepted(process))
    ? (['resume', 'career'] as const)
    : []
  const profile = profilePartsOf(missing)
  return [
    ...documents.flatMap((page, time) => {
      const minutes = minutesOf(missing.filter((part) => part.page === page))
      return minutes > 0 ? [{ step: { kind: 'document', page, minutes } as const, time }] : []
    }),
    ...(profile.length > 0 ? [{ step: { kind: 'profile', missing: profile } as const, time: 0 }] : []),
  ]
}

/** Returns the time that missing parts take together, in minutes. */
export const minutesOf = (missing: MissingPart[]): number =>
  missing.reduce((sum, part) => sum + part.minutes, 0)

const isAccepted = ({ status, wish }: ProcessSummary) =>
  status === 'MyPageAppOffer' && wish?.intention === 'accept-offer'

const endOf = (date: string) => Date.parse(`${date}T23:59:59+09:00`)
