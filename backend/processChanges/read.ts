import type { Env } from '../ports/env.ts'
import type { Process } from '../ports/processes.ts'
import { settle } from './pending.ts'
import { type ProcessWithJob, withJobs } from '../processes/withJobs.ts'

/** Reads the processes of an applicant after the decisions of employers that have come since. */
export async function readProcesses(env: Env, applicantId: number): Promise<Process[]> {
  const processes = await env.store.processes.ofApplicant(applicantId)
  const isChanged = await settle(env, processes)
  return isChanged ? env.store.processes.ofApplicant(applicantId) : processes
}

/** Returns the process of this id, with its job; null if it is not the applicant's own. */
export async function findProcess(env: Env, applicantId: number, id: number): Promise<ProcessWithJob | null> {
  const process = (await readProcesses(env, applicantId)).find((each) => each.id === id)
  if (!process) return null
  const [found] = await withJobs(env.store, [process])
  return found ?? null
}
