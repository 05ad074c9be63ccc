import type { ProcessStatus } from '#openapi/generated/options.ts'
import type { Process, ProcessAnswer, ProcessEvent } from '../ports/processes.ts'

type Move = {
  to: ProcessStatus
  now: string
  history: ProcessEvent[]
  answer?: ProcessAnswer
  relatedId?: number | null
}

/** Returns a process in another status, with new events and the applicant's answer. An answer by a day is awaited no more. */
export function moved(process: Process, { to, now, history, answer, relatedId }: Move): Process {
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
      history: [...history, ...details.history],
      answers: answer ? [answer, ...details.answers] : details.answers,
    },
  }
}
