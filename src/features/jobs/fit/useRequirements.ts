import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SearchJobsParams, requirementsQuery, sequenceQuery } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'

type Options = {
  isWanted?: boolean
  /** The page loads the sequence of the search anyway, which has the requirements too. */
  hasSequence?: boolean
}

/** Loads the requirements of all jobs of a search, which do not depend on the person. */
export function useRequirements(
  params: SearchJobsParams,
  { isWanted = true, hasSequence = false }: Options = {},
) {
  const lang = useLang()
  return useQuery({
    ...(hasSequence ? sequenceQuery(lang, params) : requirementsQuery(lang, params)),
    enabled: isWanted,
    // The previous numbers stay until the next are loaded: nothing moves.
    placeholderData: keepPreviousData,
    meta: extra,
  })
}
