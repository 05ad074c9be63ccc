import { EVENT_AGE } from '#domain/retention.ts'
import type { Env } from '../ports/env.ts'
import type { ChangeEvent, EventType } from '../ports/events.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'

type Facts = Partial<Omit<ChangeEvent, 'sequence' | 'at' | 'requestId' | 'type'>>

/**
 * Records a change for systems that follow this one (`GET /events` of the staff API). Call it within the transaction of the change, as one
 * of its last steps: other transactions with events wait until this one ends.
 */
export async function recordEvent(
  store: Store,
  env: Pick<Env, 'clock' | 'requestId'>,
  type: EventType,
  facts: Facts,
): Promise<void> {
  await recordEvents(store, env, type, [facts])
}

/** Records changes of one type, as `recordEvent` does one. */
export async function recordEvents(
  store: Store,
  { clock, requestId: idOfRequest }: Pick<Env, 'clock' | 'requestId'>,
  type: EventType,
  changes: Facts[],
): Promise<void> {
  const at = clock().toISOString()
  const requestId = idOfRequest()
  await store.events.insert(
    ...changes.map(({ personId = null, processId = null, jobId = null, message = null, data = {} }) => ({
      at,
      requestId,
      type,
      personId,
      processId,
      jobId,
      message,
      data,
    })),
  )
}

/** Returns the ids and the status of a process, for events about it. */
export const aboutProcess = ({ id, applicantId, jobId, statusId }: Process) => ({
  personId: applicantId,
  processId: id,
  jobId,
  data: { statusId },
})

/** Removes events beyond their storage time. */
export async function removeOldEvents({ store, clock }: Env): Promise<void> {
  await store.events.removeBefore(new Date(clock().getTime() - EVENT_AGE).toISOString())
}
