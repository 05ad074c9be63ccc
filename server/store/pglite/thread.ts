import { deserialize } from 'node:v8'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { pauseAfterEnd } from '../../workers/pause.ts'
import { createWorkerTasks } from '../../workers/tasks.ts'
import type { KyselyPGlite, KyselyTransaction } from './types.ts'
import type { DatabaseTask } from './worker.ts'

/**
 * The longest time without an answer, in ms. When PGlite cannot write its log, as on a full disk, it reports that and its thread is ended
 * at once; this is for all else. The slowest statements, of a start with 100,000 jobs, take some seconds.
 */
const PATIENCE = 120_000

/** Opens PGlite in a thread, so that its statements do not delay requests that need no data. `workerFile` is `worker.ts`, as built. */
export function openPGliteThread(workerFile: string, folder: string): KyselyPGlite {
  const tasks = pauseAfterEnd(
    createWorkerTasks<DatabaseTask, Uint8Array<ArrayBuffer>>(workerFile, folder, PATIENCE),
  )
  let closed = false
  const queryWith =
    (within: boolean): KyselyPGlite['query'] =>
    async (sql, parameters = []) =>
      deserialize(await tasks.run({ kind: 'query', sql, parameters, within }))
  const transaction: KyselyTransaction = {
    query: queryWith(true),
    rollback: async () => void (await tasks.run({ kind: 'rollback' })),
  }
  async function begin(): Promise<KyselyTransaction> {
    try {
      await tasks.run({ kind: 'begin' })
      return transaction
    } catch (error) {
      return refusing(error)
    }
  }
  return {
    get closed() {
      return closed
    },
    ready: true,
    waitReady: Promise.resolve(),
    query: queryWith(false),
    async transaction(work) {
      const begun = await begin()
      const result = await work(begun).catch(async (error: unknown) => {
        // A thread that has ended has rolled back.
        await begun.rollback().catch(() => {})
        throw error
      })
      await tasks.run({ kind: 'commit' })
      return result
    },
    async close() {
      closed = true
      await tasks.run({ kind: 'close' }).catch(ignoreEnd)
      await tasks.end()
    },
  }
}

/** A database that has ended has nothing to close. */
function ignoreEnd(error: unknown): void {
  if (!(error instanceof Unavailable)) throw error
}

/** A transaction that did not begin. Its statements fail, because Kysely would wait for its begin without end. */
const refusing = (reason: unknown): KyselyTransaction => ({
  query: () => Promise.reject(reason),
  rollback: async () => {},
})
