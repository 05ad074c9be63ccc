import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { brand } from '#domain/brand.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { textsOf } from '#i18n/load.ts'
import { type Job, jobQuery } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import type { AddressContext, Head, PageAddress, PageContext } from '#src/page/pageModule.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { loadById } from '#src/page/loadById.ts'
import { jobCrumbs } from './job/crumbs.ts'
import { JobDetail } from './job/JobDetail.tsx'
import { jobPosting } from './job/jobPosting.ts'

/** A job that is open. */
export default function JobPage() {
  const { id } = useParams()
  const { data: job } = useQuery(jobQuery(useLang(), Number(id)))
  return job && <JobDetail key={job.job_id} job={job} />
}

/** A job that has closed is as unknown as one that never was. */
export async function load({ lang, params, queryClient }: PageContext): Promise<void> {
  await loadById(params.id, (id) => queryClient.ensureQueryData(jobQuery(lang, id)))
}

/** Many jobs have the same title, so the number makes the page's unique. */
export function head(context: PageContext): Head {
  const { lang } = context
  const job = loadedJob(context)
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

export function structuredData(context: PageContext & { origin: string }): object[] {
  const { lang, origin } = context
  const job = loadedJob(context)
  return [jobPosting(job, lang, origin), breadcrumbList(jobCrumbs(job, lang), origin)]
}

/** Only the server asks for what follows, so no page loads it. */
export async function picture(context: PageContext): Promise<LinkPicture> {
  const { jobPicture } = await import('./job/jobPicture.ts')
  return jobPicture(loadedJob(context), context.lang)
}

export async function addresses({ lang }: AddressContext): Promise<PageAddress[]> {
  const { openJobs } = await import('#src/api/openJobs.ts')
  const jobs = await openJobs(lang)
  return jobs.map((job) => ({ params: { id: job.job_id }, changed: job.job_update_date }))
}

/** What `load` has put into the cache. */
function loadedJob({ lang, params, queryClient }: PageContext): Job {
  const job = queryClient.getQueryData(jobQuery(lang, Number(params.id)).queryKey)
  if (!job) throw new Error(`The job ${params.id} has not been loaded`)
  return job
}
