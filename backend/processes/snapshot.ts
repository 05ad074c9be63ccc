import * as z from 'zod/mini'
import type { Process } from '../ports/processes.ts'

/**
 * The state of a process at one time, small enough to be kept for each answer: the values that change, and the lengths of the lists,
 * to which later changes only add.
 */
export const processSnapshot = z.object({
  id: z.number(),
  updatedAt: z.string(),
  answerBy: z.nullable(z.string()),
  relatedId: z.nullable(z.number()),
  steps: z.number(),
  history: z.number(),
  answers: z.number(),
})

export type ProcessSnapshot = z.output<typeof processSnapshot>

export function snapshotOf({ id, updatedAt, steps, details }: Process): ProcessSnapshot {
  const { answerBy, relatedId, history, answers } = details
  return {
    id,
    updatedAt,
    answerBy,
    relatedId,
    steps: steps.length,
    history: history.length,
    answers: answers.length,
  }
}

/** Returns a process as it was at its snapshot. What staff have changed since, such as a reply, is as it is now. */
export function asOf(process: Process, snapshot: ProcessSnapshot): Process {
  const { details } = process
  const steps = process.steps.slice(0, snapshot.steps)
  return {
    ...process,
    statusId: steps.at(-1)?.statusId ?? process.statusId,
    updatedAt: snapshot.updatedAt,
    steps,
    details: {
      ...details,
      answerBy: snapshot.answerBy,
      relatedId: snapshot.relatedId,
      // The latest are first.
      history: details.history.slice(details.history.length - snapshot.history),
      answers: details.answers.slice(details.answers.length - snapshot.answers),
    },
  }
}
