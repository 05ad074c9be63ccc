import { useQuery } from '@tanstack/react-query'
import { careerQuery } from '#src/api/career.ts'
import { profileQuery } from '#src/api/profile.ts'
import { allApplicationsQuery, recommendationsQuery } from '#src/api/processes.ts'
import { resumeQuery } from '#src/api/resume.ts'
import { useLang } from '#src/context/language.ts'
import { useCompleteness } from '#src/features/completeness/useCompleteness.ts'
import type { PageContext } from '#src/page/pageContext.ts'

/** Starts loading what the dashboard shows, so that the answers arrive with its code. Its parts show failures. */
export function prefetchDashboard({ lang, queryClient }: PageContext): Promise<void> {
  void queryClient.prefetchQuery(allApplicationsQuery(lang))
  void queryClient.prefetchQuery(recommendationsQuery(lang))
  void queryClient.prefetchQuery(profileQuery(lang))
  void queryClient.prefetchQuery(resumeQuery(lang))
  void queryClient.prefetchQuery(careerQuery(lang))
  return Promise.resolve()
}

/** Returns the data of the dashboard, each part as soon as it is loaded. */
export function useDashboard() {
  const lang = useLang()
  return {
    applications: useQuery(allApplicationsQuery(lang)),
    recommendations: useQuery(recommendationsQuery(lang)),
    profile: useQuery(profileQuery(lang)),
    ...useCompleteness(),
  }
}
