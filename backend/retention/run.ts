/** Removes the rows with a period of storage that is over (`domain/retention.ts`). */

import { type RetentionRule, beginningOf, retention } from '#domain/retention.ts'
import { dryRun } from '../dryRun.ts'
import { removeUnconfirmed, unconfirmedIds } from '../entry/removeUnconfirmed.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'
import { reasonOf } from '../requestLog.ts'

/** The number of rows that a rule has removed, or would remove. */
export type RetentionReport = { rule: RetentionRule; before: string; rows: number }[]

type Work = {
  count: (env: Env, before: string) => Promise<number>
  remove: (env: Env, before: string) => Promise<number>
}

/** The work of a rule in one statement: a dry run rolls it back. */
const inTransaction = (work: (store: Store, before: string) => Promise<number>): Work => ({
  count: ({ store }, before) => dryRun(store, (inner) => work(inner, before)),
  remove: ({ store }, before) => store.transaction((inner) => work(inner, before)),
})

const works: Record<RetentionRule, Work> = {
  // Removed one by one, so that calls in between are answered.
  unconfirmedEntries: {
    count: async (env) => (await unconfirmedIds(env)).length,
    remove: (env) => removeUnconfirmed(env),
  },
  settledInquiries: inTransaction(({ erasures }, before) => erasures.removeSettled(before)),
  seekerRegister: inTransaction(({ seekerRegister }, before) => seekerRegister.removeBefore(before)),
  provisions: inTransaction(({ provisions }, before) => provisions.removeBefore(before)),
  events: inTransaction(({ events }, before) => events.removeBefore(before)),
  // With the letters of mails that were given up.
  mailRecords: inTransaction(({ mails }, before) => mails.removeEndedBefore(before)),
}

const isRule = (name: string): name is RetentionRule => Object.hasOwn(retention, name)

type Options = {
  /** Counts the rows, and removes none. */
  tryOnly?: boolean
  /** Ends the work after the rule that runs. */
  signal?: AbortSignal
}

/** Removes the rows of each rule, or only counts them. */
export async function runRetention(
  env: Env,
  { tryOnly = false, signal }: Options = {},
): Promise<RetentionReport> {
  const report: RetentionReport = []
  for (const rule of Object.keys(retention).filter(isRule)) {
    if (signal?.aborted) break
    const before = beginningOf(retention[rule], env.clock())
    const { count, remove } = works[rule]
    report.push({ rule, before, rows: await (tryOnly ? count : remove)(env, before) })
  }
  return report
}

/** The daily job: logs its report. Failures are logged, never thrown. */
export async function retainDaily(env: Env, signal?: AbortSignal): Promise<void> {
  try {
    const report = await runRetention(env, { signal })
    console.warn(`Retention: ${report.map(({ rule, rows }) => `${rule} ${rows}`).join(', ')} removed`)
  } catch (error) {
    console.error('The retention has failed:', reasonOf(error))
  }
}
