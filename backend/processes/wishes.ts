/** The wishes of applicants about their applications: a reply to an offer, another time, a withdrawal. */

import type { Intention } from '#domain/forms/intentions.ts'
import { isRunning } from '#domain/processes/stages.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { aboutProcess, recordEvent } from '../events/record.ts'
import type { Env } from '../ports/env.ts'
import type { Contact } from '../ports/messages.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { eventOf } from './history.ts'
import { withEvents } from './statusChange.ts'

type About = Pick<NonNullable<Contact['about']>, 'processId' | 'intention'>

/** Adds a wish to a running application and its history; it replaces an earlier one. Call it within a transaction, as one of its last steps. */
export async function recordWish(
  store: Store,
  env: Env,
  { processId, intention }: About,
  at: string,
): Promise<void> {
  const process = await store.processes.find(processId)
  const job = process && (await store.jobs.find(process.jobId))
  if (!job || !isRunning(aliasOfStatus(process.statusId))) return
  const { details } = process
  const event = eventOf(intention, at, details.advisor ?? job.advisor)
  await store.processes.update({
    ...process,
    updatedAt: at,
    details: {
      ...details,
      wish: { intention, at },
      previous: null,
      history: withEvents(details, [event]),
    },
  })
  await recordWishEvent(store, env, process, intention)
}

/** Records the event of a wish that was made, or null for one that has ended. Call it as one of the last steps of a transaction. */
export async function recordWishEvent(
  store: Store,
  env: Env,
  process: Process,
  wish: Intention | null,
): Promise<void> {
  const facts = aboutProcess(process)
  await recordEvent(store, env, 'process-changed', { ...facts, data: { ...facts.data, wish } })
}

/**
 * Ends the wish of a message that an advisor has settled, and returns the process before and after; null without a change. An offer that
 * was accepted or declined stays so until the application is moved. Call it within a transaction.
 */
export async function endWish(
  store: Store,
  { processId, intention }: About,
  at: string,
): Promise<{ before: Process; after: Process } | null> {
  if (intention === 'accept-offer' || intention === 'decline-offer') return null
  const before = await store.processes.find(processId)
  const wish = before?.details.wish
  if (!before || wish?.at !== at || wish.intention !== intention) return null
  const after = { ...before, details: { ...before.details, wish: null } }
  await store.processes.update(after)
  return { before, after }
}
