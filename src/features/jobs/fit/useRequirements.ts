import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SearchJobsParams, requirementsQuery } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'

/** Loads the requirements of all jobs of a search, which do not depend on the person. */
export function useRequirements(params: SearchJobsParams, isWanted = true) {
  return useQuery({
    ...requirementsQuery(useLang(), params),
    enabled: isWanted,
    // The previous numbers stay until the next are loaded: nothing moves.
    placeholderData: keepPreviousData,
    meta: extra,
  })
}
