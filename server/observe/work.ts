/** Reads the state of the store that metrics show. */

import type { Env } from '#backend/ports/env.ts'
import { mailStates } from '#backend/ports/mails.ts'
import { reasonOf } from '#backend/requestLog.ts'
import type { PoolState } from '../store/sqlStore.ts'

export type Observed = {
  env: Pick<Env, 'store' | 'jobSearch' | 'clock'>
  /** Null without PostgreSQL. */
  pool: () => PoolState | null
}

/** The time when searches were first seen behind the store, by store. */
const behindSince = new WeakMap<Env['store'], number>()

/** Reads the numbers. `stored` is null while the store does not answer. */
export async function readWork({ env, pool }: Observed) {
  try {
    return { pool: pool(), stored: await readStore(env) }
  } catch (error) {
    console.error('The metrics of the store cannot be read:', reasonOf(error))
    return { pool: pool(), stored: null }
  }
}

async function readStore({ store, jobSearch, clock }: Observed['env']) {
  const { jobs, others } = await store.revisions.read()
  const held = await store.files.held()
  const heldBy = (scan: string) => held.filter((file) => file.scan === scan).length
  const mails: Record<string, number> = {}
  for (const state of mailStates)
    mails[state] = (await store.mails.list({ state, page: 1, perPage: 1 })).total
  return {
    revision: `${jobs}.${others}`,
    indexLag: lagOf(store, jobs === (await jobSearch.shown()).revision),
    mails,
    oldestMail: await ageOfOldestMail(store, mails.queued ?? 0, clock()),
    pending: (await store.processes.pending()).length,
    unscanned: heldBy('waiting'),
    withheld: heldBy('found'),
    lastImport: await lastTime(store, 'importContent'),
    lastBackup: await lastTime(store, 'createBackup'),
  }
}

function lagOf(store: Env['store'], isCurrent: boolean): number {
  if (isCurrent) {
    behindSince.delete(store)
    return 0
  }
  const now = performance.now()
  const since = behindSince.get(store) ?? now
  behindSince.set(store, since)
  return (now - since) / 1000
}

/** The list begins with the newest mail, so the oldest is its last page of one. */
async function ageOfOldestMail({ mails }: Env['store'], count: number, now: Date): Promise<number> {
  if (count === 0) return 0
  const [oldest] = (await mails.list({ state: 'queued', page: count, perPage: 1 })).mails
  return oldest ? (now.getTime() - Date.parse(oldest.createdAt)) / 1000 : 0
}

/** Returns the time of the last change by an operation of staff in seconds since 1970, 0 for never. */
async function lastTime({ audit }: Env['store'], operation: string): Promise<number> {
  const [last] = (await audit.page({ operation, page: 1, perPage: 1 })).entries
  return last ? Date.parse(last.at) / 1000 : 0
}
