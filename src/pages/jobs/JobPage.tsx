import { brand } from '#domain/brand.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { textsOf } from '#i18n/load.ts'
import { type Job, jobQuery } from '#src/api/jobs.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { AddressContext, PageAddress, PageContext } from '#src/page/pageContext.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { loadById } from '#src/page/loadById.ts'
import { jobCrumbs } from './job/crumbs.ts'
import { JobDetail } from './job/JobDetail.tsx'
import { jobPosting } from './job/jobPosting.ts'

function JobPage({ data: job }: { data: Job }) {
  return <JobDetail key={job.job_id} job={job} />
}

/** Loads an open job; a closed one is not found. */
function load({ lang, params, queryClient }: PageContext): Promise<Job> {
  return loadById(params.id, (id) => queryClient.ensureQueryData(jobQuery(lang, id)))
}

/** The job number makes the page's title unique, as many jobs share a title. */
function head({ lang }: PageContext, job: Job): Head {
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

function structuredData({ lang, origin }: PageContext & { origin: string }, job: Job): object[] {
  return [jobPosting(job, lang, origin), breadcrumbList(jobCrumbs(job, lang), origin)]
}

/** Loads its code separately, as only the server draws pictures. */
async function picture({ lang }: PageContext, job: Job): Promise<LinkPicture> {
  const { jobPicture } = await import('./job/jobPicture.ts')
  return jobPicture(job, lang)
}

async function addresses({ lang }: AddressContext): Promise<PageAddress[]> {
  const { openJobs } = await import('#src/api/openJobs.ts')
  const jobs = await openJobs(lang)
  return jobs.map((job) => ({ params: { id: job.job_id }, changed: job.job_update_date }))
}

export default defineDataPage({ component: JobPage, load, head, structuredData, picture, addresses })
