import { useQuery } from '@tanstack/react-query'
import { type Completeness, completenessOf } from '#domain/completeness.ts'
import { careerQuery } from '#src/api/career.ts'
import { profileQuery } from '#src/api/profile.ts'
import { resumeQuery } from '#src/api/resume.ts'
import { useLang } from '#src/context/language.ts'

/** Loads how complete the profile is. It is null while its three answers are on their way (`isPending`) and after a failure. */
export function useCompleteness(): { isPending: boolean; completeness: Completeness | null } {
  const lang = useLang()
  const profile = useQuery(profileQuery(lang))
  const resume = useQuery(resumeQuery(lang))
  const career = useQuery(careerQuery(lang))
  const isKnown = profile.data && resume.data && career.data
  return {
    isPending: [profile, resume, career].some(({ isPending }) => isPending),
    completeness: isKnown
      ? completenessOf({ profile: profile.data, resume: resume.data, career: career.data })
      : null,
  }
}
