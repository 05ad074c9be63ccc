/** PGlite in a thread of its own (decision 93). */

import { serialize } from 'node:v8'
import { workerData } from 'node:worker_threads'
import type { Transaction } from '@electric-sql/pglite'
import * as z from 'zod/mini'
import { giveUpThread, handleTasks } from '../../workers/handle.ts'
import { openPGlite } from './open.ts'

/** `within` marks the statements of the open transaction. */
export type DatabaseTask =
  | { kind: 'query'; sql: string; parameters: unknown[]; within: boolean }
  | { kind: 'begin' | 'commit' | 'rollback' | 'close' }

const opened = openPGlite(z.string().parse(workerData), { ended: giveUpThread })
// Each task reports that the folder cannot be opened.
opened.catch(() => {})
let open: { transaction: Transaction; end: (isCommitted: boolean) => Promise<unknown> } | null = null

async function begin(): Promise<void> {
  const pglite = await opened
  const begun = Promise.withResolvers<Transaction>()
  const finish = Promise.withResolvers<void>()
  const ended = pglite.transaction((transaction) => {
    begun.resolve(transaction)
    return finish.promise
  })
  ended.catch(begun.reject)
  const transaction = await begun.promise
  open = {
    transaction,
    end(isCommitted) {
      open = null
      if (isCommitted) finish.resolve()
      else finish.reject(new Error('The transaction is rolled back'))
      return isCommitted ? ended : ended.catch(() => {})
    },
  }
}

async function run(task: DatabaseTask): Promise<unknown> {
  if (task.kind === 'begin') return begin()
  if (task.kind === 'close') return (await opened).close()
  if (task.kind !== 'query') return (open ?? lost()).end(task.kind === 'commit')
  const database = task.within ? (open ?? lost()).transaction : await opened
  return database.query(task.sql, task.parameters)
}

/** SQLSTATE of statements that a crash has interrupted. */
const CRASH = '57P02'

/** The thread has ended in the middle of a transaction, and was started again. */
function lost(): never {
  throw Object.assign(new Error('The transaction was lost'), { code: CRASH })
}

handleTasks(
  async (task: DatabaseTask) => new Uint8Array(serialize(await run(task))),
  (result) => [result.buffer],
)
