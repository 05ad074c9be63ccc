import type { Criteria } from '#backend/ports/jobSearch.ts'

type BareQuery = { criteria: Criteria; query: Record<string, string> }

/** Searches that the site and the bare server answer: their paths on the bare server, with the criteria, and the site's query. */
export const bareQueries: Record<string, BareQuery> = {
  '/list': { criteria: {}, query: {} },
  '/search': {
    criteria: { jobCategory: ['web_system_development', 'qa'], location: ['tokyo'], searchWord: 'python' },
    query: { jobCategory: 'web_system_development,qa', location: 'tokyo', searchWord: 'python' },
  },
}
