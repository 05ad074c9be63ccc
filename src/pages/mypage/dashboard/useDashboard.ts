import { useQuery } from '@tanstack/react-query'
import { completenessOf } from '#domain/completeness.ts'
import { careerQuery } from '#src/api/career.ts'
import { profileQuery } from '#src/api/profile.ts'
import { allApplicationsQuery, recommendationsQuery } from '#src/api/processes.ts'
import { resumeQuery } from '#src/api/resume.ts'
import { useLang } from '#src/context/language.ts'
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
  const applications = useQuery(allApplicationsQuery(lang))
  const recommendations = useQuery(recommendationsQuery(lang))
  const profile = useQuery(profileQuery(lang))
  const resume = useQuery(resumeQuery(lang))
  const career = useQuery(careerQuery(lang))
  const completeness =
    profile.data && resume.data && career.data
      ? completenessOf({ profile: profile.data, resume: resume.data, career: career.data })
      : null
  return { applications, recommendations, profile, completeness }
}
