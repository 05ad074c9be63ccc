import type { Job } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useLoggedIn } from '#src/context/presence.ts'
import { startEntry } from '#src/features/favorites/entryStore.ts'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import type { AddressContext, PageAddress, PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Button } from '#src/ui/Button.tsx'
import { JobDetail } from './job/JobDetail.tsx'
import { jobCrumbs, jobHead, loadJob, jobPicture } from './job/jobMeta.ts'
import { jobPosting } from './job/jobPosting.ts'

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

async function addresses({ lang }: AddressContext): Promise<PageAddress[]> {
  const { openJobs } = await import('#src/api/jobs.ts')
  const jobs = await openJobs(lang)
  return jobs.map((job) => ({ params: { id: job.job_id }, changed: job.job_update_date }))
}

export default defineDataPage({
  component: JobPage,
  load: loadJob,
  head: jobHead,
  ...(import.meta.env.SSR && { structuredData, picture: jobPicture, addresses }),
})

/** The link to the entry form for this job; for an applicant who is logged in, to the job within the mypage. */
function ApplyLink({ id }: { id: number }) {
  const t = useTexts('job')
  const href = useHref()
  if (useLoggedIn()) {
    return (
      <Button variant="go" wide to={href('mypageJob', { id })}>
        {t.apply}
      </Button>
    )
  }
  return (
    <Button variant="go" wide to={href('entry')} onClick={() => startEntry([id])}>
      {t.apply}
    </Button>
  )
}
