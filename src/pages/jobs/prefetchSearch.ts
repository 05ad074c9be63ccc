import { redirect } from 'react-router'
import { searchJobsQuery } from '#src/api/jobs.ts'
import { parseSearch, toCommaForm, toParams } from '#src/features/jobSearch/searchState.ts'
import { withQuery } from '#src/features/jobSearch/useSearchHref.ts'
import type { PageContext } from '#src/page/pageContext.ts'

/** Loads the jobs of the search. Redirects the query of a form without script to the comma form (product-decisions §5). */
export async function prefetchSearch({ lang, url, queryClient, isServer }: PageContext): Promise<void> {
  const commaForm = toCommaForm(url.searchParams)
  if (commaForm !== null) throw redirect(withQuery(url.pathname, commaForm))
  const { state } = parseSearch(url.searchParams)
  const loading = queryClient.prefetchQuery(searchJobsQuery(lang, toParams(state)))
  if (isServer) await loading
}
