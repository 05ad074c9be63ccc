import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { type Process, processQuery } from '#src/api/processes.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { loadById } from '#src/page/loadById.ts'
import { notFound } from '#src/page/notFound.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Application } from './application/Application.tsx'

function ApplicationPage({ data }: { data: Process }) {
  return <Application process={data} />
}

/** Loads an application; a recommendation is not found (spec §2). */
async function load({ lang, params, queryClient }: PageContext): Promise<Process> {
  const process = await loadById(params.id, (id) => queryClient.fetchQuery(processQuery(lang, id)))
  if (process.is_recommended) throw notFound()
  return process
}

function head({ lang }: PageContext, { job, process_id }: Process) {
  const t = textsOf(lang, 'processes').application
  return {
    title: `${t.pageTitle({ title: job.title, id: process_id })} | ${brand.name[lang]}`,
    description: job.employer,
  }
}

function waitingHead({ lang }: PageContext) {
  const { waiting } = textsOf(lang, 'processes').application
  return { title: `${waiting} | ${brand.name[lang]}`, description: waiting }
}

export default defineDataPage({ component: ApplicationPage, load, head, waitingHead })
