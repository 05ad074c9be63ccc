import { type Job, jobQuery } from '#src/api/jobs.ts'
import { loadById } from '#src/page/loadById.ts'
import type { PageContext } from '#src/page/pageContext.ts'

/** Loads an open job; a closed one is not found. */
export function loadJob({ lang, params, queryClient }: PageContext): Promise<Job> {
  return loadById(params.id, (id) => queryClient.ensureQueryData(jobQuery(lang, id)))
}
