import { workingHistoryValues } from '#domain/forms/profileRequest.ts'
import type { Profile } from '#src/api/profile.ts'
import { useTexts } from '#src/context/language.ts'
import { useValueTexts } from '#src/features/person/useValueTexts.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useProfileLabel } from '../fields/useProfileLabel.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** The present situation, and the experience. */
export function HistorySection({ profile }: { profile: Profile }) {
  const t = useTexts('profile')
  const href = useHref()
  const labelOf = useProfileLabel()
  const { choice, steps } = useValueTexts()
  const values = workingHistoryValues(profile)
  const given: Record<keyof typeof values, string> = {
    employmentStatus: choice('employmentStatus', values.employmentStatus),
    educationalBackground: choice('educationalBackground', values.educationalBackground),
    presentOccupation: choice('presentOccupation', values.presentOccupation),
    yearWorkExperience: choice('yearWorkExperience', values.yearWorkExperience),
    proceduralExperience: steps(values.proceduralExperience),
  }
  const facts = Object.entries(given).map(([name, value]) => ({ label: labelOf(name), value }))
  return (
    <ProfileSection
      title={t.blocks.history}
      empty={t.empty.history}
      to={href('profileHistory')}
      facts={facts}
    />
  )
}
