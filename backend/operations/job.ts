import { isExpired } from '#domain/dates.ts'
import { nearestStory } from '../stories/nearest.ts'
import { jobDetail, jobSummary } from '../jobs/view.ts'
import type { Handler, Input } from '../operation.ts'
import type { Env } from '../ports/env.ts'

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
  if (!job || isExpired(job.closingDate, clock())) return { status: 404 }
  const [similar, payContext, stories] = await Promise.all([
    jobSearch.similar(job),
    jobSearch.payContext(job),
    store.stories.all(),
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

function criteriaOf({ salary, nationwideLocation, applyFromAbroad, ...query }: Input<'searchJobs'>['query']) {
  return {
    searchWord: query.searchWord,
    jobCategory: query.jobCategory,
    location: query.location,
    japaneseLevel: query.japaneseLevel,
    englishLevel: query.englishLevel,
    otherLanguageSkills: query.otherLanguageSkills,
    industryName: query.industryName,
    itSkills: query.itSkills,
    salary: salary === undefined ? [] : [String(salary)],
    nationwideLocation: nationwideLocation ? ['true'] : [],
    applyFromAbroad: applyFromAbroad ? ['true'] : [],
    remote: query.remote,
    employmentType: query.employmentType,
  }
}
