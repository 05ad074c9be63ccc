import { sameJson } from '#domain/sameJson.ts'
import type { Clock } from '../ports/clock.ts'
import type { Revisions } from '../ports/content.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'
import { createRequestLog } from '../requestLog.ts'

/** The minimum interval between two queries, in ms. Changes by other processes are seen after this time. */
const READ_EVERY = 1_000
/** A reader waits for a query if the last one is older, in ms. A younger one is repeated in the background. */
const OLDEST = 2_000
/**
 * After this number of changes within `BURST_TIME`, a further one is seen after `PATIENCE`, in ms. An import changes the content all the
 * time, and each change that is seen empties the caches of pages and costs the index some work (decision 63).
 */
const BURST = 4
const BURST_TIME = 30_000
const PATIENCE = 7_000

const logOutage = createRequestLog('unread revisions', { lines: 1 })

/**
 * Follows the revisions of the content with one small query a second at most, whatever the number of callers. While the store does not
 * answer, the last known revisions are valid.
 */
export function followRevisions(
  { revisions }: Pick<Store, 'revisions'>,
  clock: Clock,
): () => Promise<Revisions> {
  let known: Revisions | undefined
  let readAt = -Infinity
  let reading: Promise<Revisions> | undefined
  let changes: number[] = []

  const now = () => clock().getTime()
  const age = (time: number) => Math.abs(now() - time)

  /** Returns whether a change may be seen now. */
  function mayChange(): boolean {
    changes = changes.filter((time) => age(time) < BURST_TIME)
    return changes.length < BURST || age(changes.at(-1) ?? 0) >= PATIENCE
  }

  async function read(): Promise<Revisions> {
    readAt = now()
    try {
      const found = await revisions.read()
      const isChanged = known !== undefined && !sameJson(known, found)
      if (known && isChanged && !mayChange()) return known
      if (isChanged) changes.push(now())
      return (known = found)
    } catch (error) {
      if (!known) throw error
      logOutage(
        'The revisions of the content cannot be read:',
        error instanceof Error ? error.message : error,
      )
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

/**
 * Returns the function that gives the revision of all content that pages show now. It changes after a change of the store, and once more
 * when the searches have many changed jobs in their index. While the store does not answer, pages stay as they are.
 */
export function shownRevision({ revisions, jobSearch }: Pick<Env, 'revisions' | 'jobSearch'>) {
  let shown = ''
  return async (): Promise<string> => {
    try {
      shown = `${(await revisions()).others}.${await jobSearch.revision()}`
    } catch {
      logOutage('The revision of the content is not known')
    }
    return shown
  }
}
