import { useQuery } from '@tanstack/react-query'
import { allApplicationsQuery, recommendationsQuery } from '#src/api/processes.ts'
import {
  getGetCareerQueryOptions,
  getGetProfileQueryOptions,
  getGetResumeQueryOptions,
  useGetProfile,
} from '#src/api/profile.ts'
import { useLang } from '#src/context/language.ts'
import { useCompleteness } from '#src/features/completeness/useCompleteness.ts'
import type { PageContext } from '#src/page/pageContext.ts'

/** Starts loading the dashboard's data, so that the responses arrive with its code. Its parts show failures. */
export function prefetchDashboard({ lang, queryClient }: PageContext): Promise<void> {
  void queryClient.prefetchQuery(allApplicationsQuery(lang))
  void queryClient.prefetchQuery(recommendationsQuery(lang))
  void queryClient.prefetchQuery(getGetProfileQueryOptions(lang))
  void queryClient.prefetchQuery(getGetResumeQueryOptions(lang))
  void queryClient.prefetchQuery(getGetCareerQueryOptions(lang))
  return Promise.resolve()
}

/** Returns the data of the dashboard, each part as soon as it is loaded. */
export function useDashboard() {
  const lang = useLang()
  return {
    applications: useQuery(allApplicationsQuery(lang)),
    recommendations: useQuery(recommendationsQuery(lang)),
    profile: useGetProfile(lang),
    ...useCompleteness(),
  }
}
