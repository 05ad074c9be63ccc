import type { Completeness } from '#domain/completeness.ts'
import type { Profile } from '#src/api/profile.ts'
import { useTexts } from '#src/context/language.ts'
import { CompletenessPanel } from '#src/features/completeness/CompletenessPanel.tsx'
import { useCompleteness } from '#src/features/completeness/useCompleteness.ts'
import { OneStep } from '#src/features/jobs/fit/step/OneStep.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ProfileData } from './ProfileData.tsx'
import { AccountSection, AdvisorSection } from './view/AccountSection.tsx'
import { FilesSection } from './view/FilesSection.tsx'
import { HistorySection } from './view/HistorySection.tsx'
import { PersonSection } from './view/PersonSection.tsx'
import { WishesSection } from './view/WishesSection.tsx'
import { ProfileWaiting } from './Waiting.tsx'
import styles from './ProfilePage.module.css'

/** The whole profile of a person, each block with a link to edit it, and how complete it is. */
function ProfilePage() {
  const t = useTexts('profile')
  const { isPending, completeness } = useCompleteness()
  return (
    <>
      <PageHeader tight title={t.title} lead={t.lead} />
      <ProfileData waiting={<ProfileWaiting />}>
        {(profile) =>
          isPending ? <ProfileWaiting /> : <ProfileView profile={profile} completeness={completeness} />
        }
      </ProfileData>
    </>
  )
}

interface ProfileViewProps {
  profile: Profile
  /** Null if it cannot be known. */
  completeness: Completeness | null
}

function ProfileView({ profile, completeness }: ProfileViewProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        {completeness && <CompletenessPanel completeness={completeness} />}
        <AdvisorSection advisor={profile.advisor} />
        <OneStep />
      </div>
      <div className={styles.blocks}>
        <PersonSection profile={profile} />
        <HistorySection profile={profile} />
        <WishesSection profile={profile} />
        <FilesSection profile={profile} />
        <AccountSection profile={profile} />
      </div>
    </div>
  )
}

export default definePage({ component: ProfilePage, head: headOf('profile', (t) => t) })
