/** Decides on the one thing that an applicant should do next. */
import type { Completeness } from '#domain/completeness.ts'
import { isWaiting } from '#domain/processes/stages.ts'
import type { ProcessSummary } from '#src/api/processes.ts'

export type NextStep =
  | { kind: 'interview'; process: ProcessSummary; appointment: NonNullable<ProcessSummary['appointment']> }
  | { kind: 'offer' | 'recommendation'; process: ProcessSummary; answerBy: string }
  | { kind: 'profile'; minutes: number }
  | { kind: 'jobs' }

type Facts = {
  now: Date
  applications: ProcessSummary[]
  recommendations: ProcessSummary[]
  /** Undefined while it is loading, null if that failed. */
  completeness: Pick<Completeness, 'missing'> | null | undefined
}

/**
 * The earliest event: an interview, or the deadline for answering an offer or a recommendation (the end of a day in Japan). Without one,
 * the next step is to complete the profile, and then to find a job. Null while the answer depends on data that is still loading.
 */
export function nextStepOf({ now, applications, recommendations, completeness }: Facts): NextStep | null {
  const dated = [
    ...applications.flatMap(interviewOf),
    ...applications.flatMap(offerOf),
    ...recommendations.flatMap(waitingOf),
  ]
  const [first] = dated.filter(({ time }) => time >= now.getTime()).sort((a, b) => a.time - b.time)
  if (first) return first.step
  if (completeness === undefined) return null
  const missing = completeness?.missing.filter(({ page }) => page.startsWith('profile')) ?? []
  const minutes = missing.reduce((sum, part) => sum + part.minutes, 0)
  return minutes > 0 ? { kind: 'profile', minutes } : { kind: 'jobs' }
}

type Dated = { time: number; step: NextStep }

function interviewOf(process: ProcessSummary): Dated[] {
  const { appointment } = process
  if (!appointment) return []
  return [{ time: Date.parse(appointment.endsAt), step: { kind: 'interview', process, appointment } }]
}

function offerOf(process: ProcessSummary): Dated[] {
  const { status, answerBy } = process
  if (status !== 'MyPageAppOffer' || answerBy === null) return []
  return [{ time: endOf(answerBy), step: { kind: 'offer', process, answerBy } }]
}

function waitingOf(process: ProcessSummary): Dated[] {
  const { answerBy, status } = process
  if (!isWaiting(status) || answerBy === null) return []
  return [{ time: endOf(answerBy), step: { kind: 'recommendation', process, answerBy } }]
}

const endOf = (date: string) => Date.parse(`${date}T23:59:59+09:00`)
