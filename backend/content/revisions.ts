import type { Clock } from '../ports/clock.ts'
import type { FollowedRevisions } from '../ports/content.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'
import { createRequestLog, reasonOf } from '../requestLog.ts'

/** The minimum interval between two queries, in ms. Changes by other processes are seen after this time. */
const READ_EVERY = 1_000
/** A reader waits for a query if the last one is older, in ms. A younger one is repeated in the background. */
const OLDEST = 2_000
/**
 * This number of changes within `SERIES_TIME` is a series: a further one is seen after `PATIENCE`, in ms. An import changes the content all
 * the time, and each change that is seen empties the caches of pages and costs the index some work (decision 72).
 */
const SERIES = 4
const SERIES_TIME = 30_000
const PATIENCE = 4_000

const logOutage = createRequestLog('unread revisions', { lines: 1 })

/**
 * Follows the revisions of the content with one small query a second at most, whatever the number of callers. While the store does not
 * answer, the last known revisions are valid.
 */
export function followRevisions(
  { revisions }: Pick<Store, 'revisions'>,
  clock: Clock,
): () => Promise<FollowedRevisions> {
  let known: FollowedRevisions | undefined
  let readAt = -Infinity
  let reading: Promise<FollowedRevisions> | undefined
  let changes: number[] = []

  const now = () => clock().getTime()
  const age = (time: number) => Math.abs(now() - time)

  /** Returns whether a change may be seen now. */
  function mayChange(): boolean {
    changes = changes.filter((time) => age(time) < SERIES_TIME)
    return changes.length < SERIES || age(changes.at(-1) ?? 0) >= PATIENCE
  }

  async function read(): Promise<FollowedRevisions> {
    readAt = now()
    try {
      const found = await revisions.read()
      if (!known) return (known = { ...found, isSeries: false })
      const isChanged = known.jobs !== found.jobs || known.others !== found.others
      if (!isChanged || !mayChange()) return known
      changes.push(now())
      return (known = { ...found, isSeries: changes.length >= SERIES })
    } catch (error) {
      if (!known) throw error
      logOutage('The revisions of the content cannot be read:', reasonOf(error))
      return known
    }
  }

  return async () => {
    if (known && age(readAt) < READ_EVERY) return known
    const last = readAt
    reading ??= read().finally(() => (reading = undefined))
    return known && age(last) < OLDEST ? known : reading
  }
}

/** `revision` changes with the content that pages show, and is compared only for equality. */
export type ShownContent = { revision: string; isSeries: boolean }

/**
 * Returns the function that gives the state of all content that pages show now. It changes after a change of the store; after many changes
 * of jobs, once they are in the index. While the store does not answer, pages stay as they are.
 */
export function followShown({ revisions, jobSearch }: Pick<Env, 'revisions' | 'jobSearch'>) {
  let shown: ShownContent = { revision: '', isSeries: false }
  return async (): Promise<ShownContent> => {
    try {
      const { others, isSeries } = await revisions()
      const jobs = await jobSearch.shown()
      shown = { revision: `${others}.${jobs.revision}`, isSeries: isSeries || jobs.isImport }
    } catch {
      logOutage('The revision of the content is not known')
    }
    return shown
  }
}
