import { type Completeness, completenessOf } from '#domain/completeness.ts'
import { useGetCareer, useGetProfile, useGetResume } from '#src/api/profile.ts'
import { useLang } from '#src/context/language.ts'

/** Loads how complete the profile is. It is null while its three responses are on their way (`isPending`) and after a failure. */
export function useCompleteness(): { isPending: boolean; completeness: Completeness | null } {
  const lang = useLang()
  const profile = useGetProfile(lang)
  const resume = useGetResume(lang)
  const career = useGetCareer(lang)
  const isKnown = profile.data && resume.data && career.data
  return {
    isPending: [profile, resume, career].some(({ isPending }) => isPending),
    completeness: isKnown
      ? completenessOf({ profile: profile.data, resume: resume.data, career: career.data })
      : null,
  }
}
