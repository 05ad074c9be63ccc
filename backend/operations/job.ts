import { type JobFilterName, byJobFilter } from '#domain/jobFilters.ts'
import { isOpen } from '../jobs/open.ts'
import { jobDetail, jobSummary } from '../jobs/view.ts'
import type { Handler, Input } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { Criteria } from '../ports/jobSearch.ts'
import { nearestStory } from '../stories/nearest.ts'

export const searchJobs: Handler<'searchJobs'> = async (input, env) => {
  const { query, lang } = input
  if (query.job_id) return pickJobs(input, env)
  const { orderBy: order, page, perPage, facets, requirements, sequence } = query
  const found = await env.jobSearch.search(criteriaOf(query), {
    order,
    page,
    perPage,
    facets,
    requirements,
    sequence,
  })
  return {
    status: 200,
    body: {
      jobs: found.jobs.map((job) => jobSummary(job, lang)),
      closed: [],
      ...(found.facets && { facets: found.facets }),
      ...(found.requirements && { requirements: found.requirements }),
      ...(found.sequence && { sequence: found.sequence }),
      total: found.total,
      page,
      perPage,
    },
  }
}

export const getJob: Handler<'getJob'> = async ({ params, lang }, { store, jobSearch, clock }) => {
  const job = await store.jobs.find(params.job_id)
  if (!job || !isOpen(job, clock())) return { status: 404 }
  const [similar, payContext, stories] = await Promise.all([
    jobSearch.similar(job),
    jobSearch.payContext(job),
    store.stories.published(),
  ])
  return {
    status: 200,
    body: jobDetail(job, { similar, payContext, story: nearestStory(stories, job) }, lang),
  }
}

/** Returns jobs by their ids, for lists of saved jobs. */
async function pickJobs({ query, lang }: Input<'searchJobs'>, { jobSearch }: Env) {
  const { page, perPage, job_id = [] } = query
  const { open, closed } = await jobSearch.pick(job_id)
  return {
    status: 200 as const,
    body: {
      jobs: open.slice((page - 1) * perPage, page * perPage).map((job) => jobSummary(job, lang)),
      closed: closed.map((job) => ({ job_id: job.job_id, title: job[lang].title })),
      total: open.length,
      page,
      perPage,
    },
  }
}

function criteriaOf(query: Input<'searchJobs'>['query']): Criteria {
  const chosen = byJobFilter<Record<JobFilterName, string[]>>((name) => textsOf(query[name]))
  return { ...chosen, searchWord: query.searchWord }
}

/** Returns the values of a filter as texts; none for `false`, which matches every job. */
function textsOf(parameter: string[] | number | boolean = false): string[] {
  if (Array.isArray(parameter)) return parameter
  return parameter === false ? [] : [String(parameter)]
}
