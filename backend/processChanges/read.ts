/** Reads processes after the decisions of employers that have come since. */
import type { Env } from '../ports/env.ts'
import type { ProcessQuery } from '../ports/processes.ts'
import { type ProcessWithJob, withJobs } from '../processes/withJobs.ts'
import { settle } from './pending.ts'

/** Moves on the pending recommendations of an applicant, as far as they are decided. */
export async function settleOf(env: Env, applicantId: number): Promise<void> {
  await settle(env, await env.store.processes.pending(applicantId))
}

/** Returns a page of an applicant's processes with their jobs, and the number on all pages. */
export async function readPage(
  env: Env,
  query: ProcessQuery,
): Promise<{ items: ProcessWithJob[]; total: number }> {
  await settleOf(env, query.applicantId)
  const { processes, total } = await env.store.processes.page(query)
  return { items: await withJobs(env.store, processes), total }
}

/** Returns the process of this id, with its job; null if it is not the applicant's own. */
export async function findProcess(env: Env, applicantId: number, id: number): Promise<ProcessWithJob | null> {
  await settleOf(env, applicantId)
  const process = await env.store.processes.find(id)
  if (process?.applicantId !== applicantId) return null
  const [found] = await withJobs(env.store, [process])
  return found ?? null
}
