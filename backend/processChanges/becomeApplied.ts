import { endedWithoutResult } from '#domain/processes/stages.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import type { Env } from '../ports/env.ts'
import type { Process, ProcessAnswer } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { type EventName, eventOf } from '../processes/events.ts'
import { moved } from '../processes/moved.ts'
import { newApplication } from '../processes/newApplication.ts'

/** Returns the application for a job that was not rejected or withdrawn. */
export function applicationFor(processes: Process[], jobId: number): Process | undefined {
  return processes.find(
    (process) =>
      !process.isRecommended &&
      process.jobId === jobId &&
      !endedWithoutResult(aliasOfStatus(process.statusId)),
  )
}

/** Turns a recommendation into an applied one and creates its application, which it returns. Call it within a transaction. */
export async function becomeApplied(
  store: Store,
  env: Env,
  recommendation: Process,
  { event, answer }: { event: EventName; answer?: ProcessAnswer },
): Promise<Process> {
  const { applicantId, jobId, details } = recommendation
  const now = env.clock().toISOString()
  const job = await store.jobs.find(jobId)
  if (!job) throw new Error(`There is no job ${jobId}`)
  const application =
    applicationFor(await store.processes.ofJobs(applicantId, [jobId]), jobId) ??
    (await store.processes.insert(
      newApplication({
        applicantId,
        job,
        now,
        event: 'appliedFromRecommendation',
        advisor: details.advisor,
        recommendation,
      }),
    ))
  const history = [eventOf(event, now, details.advisor ?? job.advisor)]
  const relatedId = application.id
  await store.processes.update(
    moved(recommendation, { to: ProcessStatus.MyPageRecApply, now, history, answer, relatedId }),
  )
  return application
}
