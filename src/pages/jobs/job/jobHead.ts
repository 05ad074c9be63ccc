import { brand } from '#domain/brand.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { textsOf } from '#i18n/load.ts'
import type { Job } from '#src/api/jobs.ts'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'

/** The job number makes the page's title unique, as many jobs share a title. */
export function jobHead({ lang }: PageContext, job: Job): Head {
  const t = textsOf(lang, 'job')
  return {
    title: `${t.pageTitle({ title: job.title, id: job.job_id })} | ${brand.name[lang]}`,
    description: t.pageDescription({
      employer: job.employer,
      place: job.place,
      salary: formatSalaryRange(job.salaryMin, job.salaryMax, lang),
      japanese: textsOf(lang, 'jobOptions').japaneseLevel[job.japaneseLevel],
    }),
  }
}
