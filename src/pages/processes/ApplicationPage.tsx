import { textsOf } from '#i18n/load.ts'
import { type Process, processQuery } from '#src/api/processes.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { pageHead } from '#src/page/head.ts'
import { loadById, notFound } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Application } from './application/Application.tsx'

function ApplicationPage({ data }: { data: Process }) {
  return <Application key={data.process_id} loaded={data} />
}

/** Loads an application; a recommendation is not found (spec §2). */
async function load({ lang, params, queryClient }: PageContext): Promise<Process> {
  const process = await loadById(params.id, (id) => queryClient.fetchQuery(processQuery(lang, id)))
  if (process.is_recommended) throw notFound()
  return process
}

function head({ lang }: PageContext, { job, process_id }: Process) {
  const t = textsOf(lang, 'processes').application
  return pageHead(lang, {
    title: t.pageTitle({ title: job.title, id: process_id }),
    description: job.employer,
  })
}

function waitingHead({ lang }: PageContext) {
  const { waiting } = textsOf(lang, 'processes').application
  return pageHead(lang, { title: waiting, description: waiting })
}

export default defineDataPage({ component: ApplicationPage, load, head, waitingHead })
