import { textsOf } from '#i18n/load.ts'
import type { Job } from '#src/api/jobs.ts'
import { appliedJobsQuery } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { ApplyForJob } from '#src/features/applying/ApplyForJob.tsx'
import { useFitWarning } from '#src/features/jobs/fit/useFitWarning.tsx'
import { useAuth } from '#src/features/session/useAuth.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { BackLink } from '#src/ui/Link.tsx'
import { JobDetail } from './job/JobDetail.tsx'
import { jobHead, loadJob } from './job/jobMeta.ts'

/** A job within the mypage: the same facts, with the person's application. */
function MypageJobPage({ data: job }: { data: Job }) {
  const t = useTexts('mypageJobs')
  const href = useHref()
  const { email } = useAuth()
  const warning = useFitWarning([job])
  return (
    <JobDetail
      key={job.job_id}
      job={job}
      before={<BackLink to={href('mypageJobs')}>{t.back}</BackLink>}
      apply={<ApplyForJob job={job} email={email} warning={warning} />}
      note={t.note}
    />
  )
}

async function load(context: PageContext): Promise<Job> {
  void context.queryClient.prefetchQuery(appliedJobsQuery(context.lang))
  return loadJob(context)
}

function waitingHead({ lang }: PageContext) {
  const t = textsOf(lang, 'mypageJobs')
  return pageHead(lang, { title: t.title, description: t.description })
}

export default defineDataPage({ component: MypageJobPage, load, head: jobHead, waitingHead })
