import { SAVED_JOBS } from '#domain/limits.ts'
import type { Handler } from '../operation.ts'

export const getInterestedList: Handler<'getInterestedList'> = async ({ caller }, { store }) => ({
  status: 200,
  body: { job_ids: await store.interestedLists.find(caller.applicant.id) },
})

export const updateInterestedList: Handler<'updateInterestedList'> = async ({ caller, body }, env) => {
  const ids = [...new Set(body.job_ids)]
  const { open, closed } = await env.jobSearch.pick(ids)
  const known = new Set([...open, ...closed].map(({ job_id }) => job_id))
  const job_ids = ids.filter((id) => known.has(id)).slice(0, SAVED_JOBS)
  await env.store.interestedLists.replace(caller.applicant.id, job_ids)
  return { status: 200, body: { job_ids } }
}
