import { formatSalary } from '#domain/money.ts'
import { isRegion } from '#domain/places.ts'
import { writtenIn } from '#domain/text.ts'
import type { Profile } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useValueTexts } from '#src/features/person/useValueTexts.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useProfileLabel } from '../fields/useProfileLabel.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** Wishes and remarks. */
export function WishesSection({ profile }: { profile: Profile }) {
  const t = useTexts('profile')
  const { jobCategory, otherLanguage, prefecture, regionLong } = useTexts('jobOptions')
  const lang = useLang()
  const href = useHref()
  const labelOf = useProfileLabel()
  const { choice } = useValueTexts()
  const places = profile.desiredLocation.map((key) => (isRegion(key) ? regionLong[key] : prefecture[key]))
  const given: Record<string, string> = {
    expectedStartPeriod: choice('expectedStartPeriod', String(profile.expectedStartPeriod ?? '')),
    desiredJobCategory: profile.desiredJobCategory.map((key) => jobCategory[key]).join(t.listed),
    desiredLocation: places.join(t.listed),
    desiredSalary: profile.desiredSalary === undefined ? '' : formatSalary(profile.desiredSalary, lang),
    otherLanguageSkills: profile.otherLanguageSkills.map((key) => otherLanguage[key]).join(t.listed),
  }
  const facts = Object.entries(given).map(([name, value]) => ({ label: labelOf(name), value }))
  const remarks = {
    label: labelOf('otherRequests'),
    value: profile.otherRequests,
    lang: writtenIn(profile.otherRequests),
  }
  return (
    <ProfileSection
      title={t.blocks.wishes}
      empty={t.empty.wishes}
      to={href('profileAddition')}
      facts={[...facts, remarks]}
    />
  )
}
