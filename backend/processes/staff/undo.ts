/** The undo of the last step of staff: the values before it, and a correction for the applicant. */

import type { StepName } from '#domain/processes/steps.ts'
import { versionOf } from '../../contentVersion.ts'
import { aboutProcess, recordEvent } from '../../events/record.ts'
import type { Env } from '../../ports/env.ts'
import type { Process } from '../../ports/processes.ts'
import type { Store } from '../../ports/store.ts'
import { ProblemError } from '../../problem.ts'
import { recordStep, tellOfRetraction } from '../recordStep.ts'
import { undo } from './steps.ts'

/**
 * Takes back the last step. Returns the process after it, and one that does not exist any more: a recommendation that was taken back, or
 * the application from a decision. Throws 409 `nothing-to-undo`. Call it within a transaction, as one of its last steps.
 */
export async function undoLast(
  store: Store,
  env: Env,
  process: Process,
): Promise<{ after: Process; removed: Process | null }> {
  const step = await undoableStep(store, process)
  if (step === null) throw new ProblemError(409, { problem: 'nothing-to-undo' })
  if (step === 'recommended') {
    await remove(store, env, process)
    await tellOfRetraction(store, env, process)
    return { after: process, removed: process }
  }
  const { application } = process.details.previous ?? {}
  const removed = application ? await store.processes.find(application.id) : null
  if (removed) await remove(store, env, removed)
  return { after: await recordStep(store, env, process, undo(process)), removed }
}

/** Returns the last step of staff, unless something has followed it: in the process, or in the application from a decision. */
export async function undoableStep(
  { processes }: Store,
  { details: { previous } }: Process,
): Promise<StepName | null> {
  if (!previous) return null
  const { step, application = null } = previous
  if (application === null) return step
  const found = await processes.find(application.id)
  return found && (await versionOf(found)) === application.version ? step : null
}

async function remove(store: Store, env: Env, process: Process): Promise<void> {
  await store.processes.remove(process.id)
  await recordEvent(store, env, 'process-removed', { ...aboutProcess(process), data: {} })
}
