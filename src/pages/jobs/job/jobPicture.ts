import type { Lang } from '#domain/lang.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { textsOf } from '#i18n/load.ts'
import type { Job } from '#src/api/jobs.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'

/** Returns the content of the share picture of a job. */
export function jobPicture(job: Job, lang: Lang): LinkPicture {
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
