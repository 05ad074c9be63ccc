import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Job } from '#src/api/jobs.ts'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** Returns the breadcrumbs of a job. */
export function jobCrumbs(job: Job, lang: Lang): Crumb[] {
  const t = textsOf(lang, 'job')
  const { jobCategory } = textsOf(lang, 'jobOptions')
  return [
    { label: textsOf(lang, 'common').home, to: href(lang, 'home') },
    { label: t.jobs, to: href(lang, 'jobs') },
    { label: jobCategory[job.jobCategory], to: searchHref(lang, { jobCategory: job.jobCategory }) },
    { label: job.title },
  ]
}
