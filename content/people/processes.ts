import type { ProcessDetails } from '#backend/ports/processes.ts'
import type { Store } from '#backend/ports/store.ts'
import { blankDetails } from '#backend/processes/application.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { isRecommendationStatus } from '#domain/processes/transitions.ts'
import { advisors } from '../advisors.ts'
import { daysIn } from './days.ts'
import { applications } from './maria/applications.ts'
import { recommendations } from './maria/recommendations.ts'
import { sampleDate, sampleTime } from './moments.ts'
import type { ProcessSeed } from './processSeed.ts'

/** The advisor of the sample applicants. */
const ADVISOR = 'moriyama'

const processes: Record<number, (now: Date) => ProcessSeed[]> = {
  1001: (now) => [...recommendations, ...applications({ ja: daysIn('ja', now), en: daysIn('en', now) })],
}

/** Returns the ids of the processes that the sample adds. */
export const sampleProcesses = (now: Date): number[] =>
  Object.values(processes).flatMap((seedsAt) => seedsAt(now).map(({ id }) => id))

/** Adds the recommendations and applications of a sample account. */
export async function addProcesses(store: Store, applicantId: number, now: Date): Promise<void> {
  for (const seed of processes[applicantId]?.(now) ?? []) {
    await store.processes.insert({ applicantId, ...rowOf(seed, now) })
  }
}

function rowOf({ id, jobId, steps: seedSteps, ...seed }: ProcessSeed, now: Date) {
  const steps = seedSteps.map(({ statusId, at }) => ({ statusId, at: sampleTime(at, now) }))
  const details = detailsOf(seed, now)
  const [first, last, [event]] = [steps[0], steps.at(-1), details.history]
  if (!first || !last || !event) throw new Error(`The sample process ${id} has no step or event`)
  return {
    id,
    jobId,
    statusId: last.statusId,
    isRecommended: isRecommendationStatus(aliasOfStatus(last.statusId)),
    startedAt: first.at,
    updatedAt: event.at,
    steps,
    details,
  }
}

function detailsOf(seed: Omit<ProcessSeed, 'id' | 'jobId' | 'steps'>, now: Date): ProcessDetails {
  const { answerBy, appointment, history, answers, ledger } = { ...blankDetails, ...seed }
  const withTime = <Row extends { at: string }>(row: Row) => ({ ...row, at: sampleTime(row.at, now) })
  return {
    ...blankDetails,
    advisor: advisorOf(ADVISOR),
    ...seed,
    answerBy: answerBy && sampleDate(answerBy, now),
    appointment: appointment && {
      ...appointment,
      startsAt: sampleTime(appointment.startsAt, now),
      endsAt: sampleTime(appointment.endsAt, now),
    },
    history: history.map(withTime),
    answers: answers.map(withTime),
    ledger: ledger.map(withTime),
  }
}

function advisorOf(key: string) {
  const found = advisors.find((advisor) => advisor.key === key)
  if (!found) throw new Error(`There is no advisor ${key}`)
  const { key: _, ...advisor } = found
  return advisor
}
