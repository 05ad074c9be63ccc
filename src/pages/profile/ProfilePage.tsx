import type { Completeness } from '#domain/completeness.ts'
import type { Profile } from '#src/api/profile.ts'
import { useTexts } from '#src/context/language.ts'
import { CompletenessSheet } from '#src/features/completeness/CompletenessSheet.tsx'
import { useCompleteness } from '#src/features/completeness/useCompleteness.ts'
import { definePage } from '#src/page/definePage.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ProfileData } from './ProfileData.tsx'
import { profileHead } from './profileHead.ts'
import styles from './ProfilePage.module.css'
import { AccountBlock, AdvisorBlock } from './view/AccountBlock.tsx'
import { FilesBlock } from './view/FilesBlock.tsx'
import { HistoryBlock } from './view/HistoryBlock.tsx'
import { PersonBlock } from './view/PersonBlock.tsx'
import { WishesBlock } from './view/WishesBlock.tsx'
import { ProfileWaiting } from './Waiting.tsx'

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
        {completeness && <CompletenessSheet completeness={completeness} />}
        <AdvisorBlock advisor={profile.advisor} />
      </div>
      <div className={styles.blocks}>
        <PersonBlock profile={profile} />
        <HistoryBlock profile={profile} />
        <WishesBlock profile={profile} />
        <FilesBlock profile={profile} />
        <AccountBlock profile={profile} />
      </div>
    </div>
  )
}

export default definePage({ component: ProfilePage, head: profileHead() })
