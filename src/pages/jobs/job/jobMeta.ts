/** A job outside of its page: loading, head, breadcrumbs, and the picture of shared links. */

import type { Lang } from '#domain/lang.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { textsOf } from '#i18n/load.ts'
import { type Job, getGetJobQueryOptions } from '#src/api/jobs.ts'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { type Head, pageHead } from '#src/page/head.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { loadById } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** Loads an open job; a closed one is not found. */
export function loadJob({ lang, params, queryClient }: PageContext): Promise<Job> {
  return loadById(params.id, (id) => queryClient.ensureQueryData(getGetJobQueryOptions(lang, id)))
}

/** The job number makes the page's title unique, as many jobs share a title. */
export function jobHead({ lang }: PageContext, job: Job): Head {
  const t = textsOf(lang, 'job')
  return pageHead(lang, {
    title: t.pageTitle({ title: job.title, id: job.job_id }),
    description: t.pageDescription({
      employer: job.employer,
      place: job.place,
      salary: formatSalaryRange(job.salaryMin, job.salaryMax, lang),
      japanese: textsOf(lang, 'jobOptions').japaneseLevel[job.japaneseLevel],
    }),
  })
}

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

/** Returns the content of the share picture of a job. */
export function jobPicture({ lang }: PageContext, job: Job): LinkPicture {
  const t = textsOf(lang, 'jobCard')
  const options = textsOf(lang, 'jobOptions')
  return {
    kind: 'job',
    label: options.jobCategory[job.jobCategory],
    title: job.title,
    facts: [
      { term: t.salary, text: formatSalaryRange(job.salaryMin, job.salaryMax, lang) },
      { term: t.place, text: job.place },
      { term: t.japanese, text: options.japaneseLevel[job.japaneseLevel] },
    ],
  }
}
