import type { Lang } from '#domain/lang.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { JobSummary } from './generated/client.schemas.ts'
import { searchJobs } from './generated/job/job.ts'
import { inLanguage } from './inLanguage.ts'

/** Returns all open jobs, from as many pages as needed. A job that moves between pages meanwhile is listed once. */
export async function openJobs(lang: Lang): Promise<JobSummary[]> {
  const jobs = new Map<number, JobSummary>()
  const params = { orderBy: 'job_registration_date', perPage: PAGE_SIZE.max } as const
  for (let page = 1, total = 1; (page - 1) * PAGE_SIZE.max < total; page++) {
    const found = await searchJobs({ ...params, page }, inLanguage(lang, []).request)
    for (const job of found.jobs) jobs.set(job.job_id, job)
    total = found.total
  }
  return [...jobs.values()]
}
