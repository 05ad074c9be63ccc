import { replace } from 'react-router'
import { textsOf } from '#i18n/load.ts'
import { type Process, invalidateProcesses, recommendationQuery } from '#src/api/processes.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { pageHead } from '#src/page/head.ts'
import { loadById } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Recommendation } from './recommendation/Recommendation.tsx'
import { declinedHref } from './recommendation/useRecommendation.ts'

function RecommendationPage({ data }: { data: Process }) {
  return <Recommendation key={data.process_id} loaded={data} />
}

/** Loads a recommendation, never from the cache, since its status may have changed. A declined one leads to the mypage (spec §2). */
async function load({ lang, params, queryClient }: PageContext): Promise<Process> {
  const process = await loadById(params.id, (id) =>
    queryClient.fetchQuery({ ...recommendationQuery(lang, id), staleTime: 0 }),
  )
  if (process.status === 'MyPageRecReject') {
    // The list that led here may be older than the answer.
    invalidateProcesses(queryClient)
    throw replace(declinedHref(lang))
  }
  return process
}

function head({ lang }: PageContext, { job, process_id }: Process) {
  const t = textsOf(lang, 'processes').recommendation
  return pageHead(lang, {
    title: t.pageTitle({ title: job.title, id: process_id }),
    description: job.employer,
  })
}

function waitingHead({ lang }: PageContext) {
  const { waiting } = textsOf(lang, 'processes').recommendation
  return pageHead(lang, { title: waiting, description: waiting })
}

export default defineDataPage({ component: RecommendationPage, load, head, waitingHead })
