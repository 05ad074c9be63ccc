import type { Job } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import type { AddressContext, PageAddress, PageContext } from '#src/page/pageContext.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { ApplyLink } from './job/ApplyLink.tsx'
import { jobCrumbs } from './job/crumbs.ts'
import { JobDetail } from './job/JobDetail.tsx'
import { jobHead } from './job/jobHead.ts'
import { jobPosting } from './job/jobPosting.ts'
import { loadJob } from './job/loadJob.ts'

function JobPage({ data: job }: { data: Job }) {
  const lang = useLang()
  const t = useTexts('job')
  const { breadcrumbs } = useTexts('common')
  return (
    <JobDetail
      key={job.job_id}
      job={job}
      before={<Breadcrumbs label={breadcrumbs} items={jobCrumbs(job, lang)} />}
      apply={<ApplyLink id={job.job_id} />}
      note={t.applyNote}
    />
  )
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

export default defineDataPage({
  component: JobPage,
  load: loadJob,
  head: jobHead,
  ...(import.meta.env.SSR && { structuredData, picture, addresses }),
})
