import { formatDate } from '#domain/dates.ts'
import { profileValues } from '#domain/forms/profileRequest.ts'
import { photoUrl } from '#domain/photo.ts'
import type { Profile } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useValueTexts } from '#src/features/person/useValueTexts.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ReviewSection } from '#src/ui/ReviewSection.tsx'
import { useProfileLabel } from '../fields/useProfileLabel.ts'
import styles from './ProfileSection.module.css'

/** Personal data, with the photo. */
export function PersonSection({ profile }: { profile: Profile }) {
  const t = useTexts('profile')
  const texts = useTexts('forms')
  const lang = useLang()
  const href = useHref()
  const labelOf = useProfileLabel()
  const { choice, country, skills } = useValueTexts()
  const values = profileValues(profile)
  const dateOf = (date: string) => date && formatDate(date, lang)
  const given: Record<string, string> = {
    name: values.name,
    nameKana: values.nameKana,
    birthday: dateOf(values.birthday),
    gender: choice('gender', values.gender),
    phoneNumber: values.phoneNumber,
    nationality: choice('nationality', values.nationality),
    currentLocation: country(values.currentLocation),
    visaStatusinJapan: choice('visaStatusinJapan', values.visaStatusinJapan),
    visaExpiry: dateOf(values.visaExpiry),
    japaneseLanguageSkill: choice('japaneseLanguageSkill', values.japaneseLanguageSkill),
    englishLanguageSkill: choice('englishLanguageSkill', values.englishLanguageSkill),
    itSkills: skills(values.itSkills),
  }
  const photo = profile.photo && (
    <img
      src={photoUrl(profile.photo)}
      alt={t.photoOf({ name: profile.name })}
      width={90}
      height={120}
      className={styles.photo}
    />
  )
  const facts = Object.entries(given).map(([name, value]) => ({
    label: labelOf(name),
    value,
    lang: name === 'nameKana' ? ('ja' as const) : undefined,
  }))
  return (
    <ReviewSection
      title={t.blocks.person}
      to={href('profileEdit')}
      facts={[{ label: t.photo, value: photo ?? '' }, ...facts]}
      texts={texts}
    />
  )
}
