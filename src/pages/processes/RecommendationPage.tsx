import { replace } from 'react-router'
import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { type Process, isOfProcesses, recommendationQuery } from '#src/api/processes.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { loadById } from '#src/page/loadById.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { declinedHref } from './recommendation/declinedHref.ts'
import { Recommendation } from './recommendation/Recommendation.tsx'

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
    void queryClient.invalidateQueries({ predicate: isOfProcesses })
    throw replace(declinedHref(lang))
  }
  return process
}

function head({ lang }: PageContext, { job, process_id }: Process) {
  const t = textsOf(lang, 'processes').recommendation
  return {
    title: `${t.pageTitle({ title: job.title, id: process_id })} | ${brand.name[lang]}`,
    description: job.employer,
  }
}

function waitingHead({ lang }: PageContext) {
  const { waiting } = textsOf(lang, 'processes').recommendation
  return { title: `${waiting} | ${brand.name[lang]}`, description: waiting }
}

export default defineDataPage({ component: RecommendationPage, load, head, waitingHead })
