import type { Job } from '#backend/ports/jobs.ts'
import type { Store } from '#backend/ports/store.ts'
import { blankDetails } from '#backend/processes/application.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'

/**
 * Recommends a job, as the advisors' system does by the store: the site has no page for advisors. Returns the id of the recommendation
 * and the job.
 */
export async function recommend(
  store: Store,
  email: string,
  jobId: number,
): Promise<{ id: number; job: Job }> {
  const applicant = await store.applicants.findByEmail(email)
  const job = await store.jobs.find(jobId)
  if (!applicant || !job) throw new Error(`There is no applicant ${email} or no job ${jobId}`)
  const at = new Date().toISOString()
  const statusId = ProcessStatus.MyPageRecommend
  const { id } = await store.processes.insert({
    applicantId: applicant.id,
    jobId,
    statusId,
    isRecommended: true,
    startedAt: at,
    updatedAt: at,
    steps: [{ statusId, at }],
    details: { ...blankDetails, advisor: job.advisor },
  })
  return { id, job }
}
