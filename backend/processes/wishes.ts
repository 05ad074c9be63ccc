/** The wishes of applicants about their applications: a reply to an offer, another time, a withdrawal. */
import { isRunning } from '#domain/processes/stages.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import type { Contact } from '../ports/messages.ts'
import type { Store } from '../ports/store.ts'
import { eventOf } from './history.ts'
import { withEvents } from './statusChange.ts'

type About = Pick<NonNullable<Contact['about']>, 'processId' | 'intention'>

/** Adds a wish to a running application and its history; it replaces an earlier one. Call it within a transaction. */
export async function recordWish(store: Store, { processId, intention }: About, at: string): Promise<void> {
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
}

/**
 * Ends the wish of a message that an advisor has settled. An offer that was accepted or declined stays so until the application is moved. Call it
 * within a transaction.
 */
export async function endWish(store: Store, { processId, intention }: About, at: string): Promise<void> {
  if (intention === 'accept-offer' || intention === 'decline-offer') return
  const process = await store.processes.find(processId)
  const wish = process?.details.wish
  if (!process || wish?.at !== at || wish.intention !== intention) return
  await store.processes.update({ ...process, details: { ...process.details, wish: null } })
}
