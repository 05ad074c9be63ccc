import type { Lang } from '#domain/lang.ts'
import { NEWEST_JOBS } from '#domain/limits.ts'
import { extra } from '#src/api/extra.ts'
import { searchJobsQuery } from '#src/api/jobs.ts'

/** The query for the newest jobs (spec §7). */
export const newestJobsQuery = (lang: Lang) => ({
  ...searchJobsQuery(lang, { orderBy: 'job_registration_date', perPage: NEWEST_JOBS }),
  meta: extra,
})
