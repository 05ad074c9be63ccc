/** The work of a server in the background: at its start, and at intervals. */

import { cleanUp } from '#backend/cleanUp.ts'
import { scanFiles } from '#backend/files/scan.ts'
import { sendQueued } from '#backend/mail/queue.ts'
import type { Env } from '#backend/ports/env.ts'
import { settlePending } from '#backend/processes/pending.ts'
import { retainDaily } from '#backend/retention/run.ts'
import type { Backups } from '#backend/staff/operation.ts'
import type { Background } from './background.ts'
import { writeSnapshot } from './store/backup/snapshots.ts'

/** The search does not wait for visitors to follow the store. A change reaches each instance within 10 s (decision 72). */
const FOLLOW_EVERY = 2_000
const CLEAN_UP_EVERY = 10 * 60 * 1000
const SEND_MAILS_EVERY = 60 * 1000
const SCAN_EVERY = 60 * 1000
const RETAIN_EVERY = 24 * 60 * 60 * 1000
const SNAPSHOT_EVERY = 60 * 60 * 1000

/** Starts the regular work on the store. */
export function startWork(background: Background, env: Env): void {
  const { run, every } = background
  every(FOLLOW_EVERY, 'job index', () => env.jobSearch.follow())
  every(CLEAN_UP_EVERY, 'cleaning', (signal) => cleanUp(env, signal))
  every(RETAIN_EVERY, 'retention', (signal) => retainDaily(env, signal))
  every(SEND_MAILS_EVERY, 'mails', async (signal) => {
    await settlePending(env)
    if (!signal.aborted) await sendQueued(env)
  })
  every(SCAN_EVERY, 'scans', (signal) => scanFiles(env, signal))
  void run('cleaning', (signal) => cleanUp(env, signal)).then(() =>
    run('retention', (signal) => retainDaily(env, signal)),
  )
  void run('mails', () => sendQueued(env))
  void run('scans', (signal) => scanFiles(env, signal))
}

/** Writes a snapshot of the database of a data folder every hour. */
export function writeSnapshots(
  { every }: Background,
  { clock }: Pick<Env, 'clock'>,
  { dataFolder, backups }: { dataFolder: string; backups: Backups },
): void {
  every(SNAPSHOT_EVERY, 'snapshot', () => writeSnapshot(dataFolder, backups, clock()))
}
