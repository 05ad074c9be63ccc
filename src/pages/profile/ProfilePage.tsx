import type { Profile } from '#src/api/profile.ts'
import { useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ProfileData } from './ProfileData.tsx'
import { profileHead } from './profileHead.ts'
import styles from './ProfilePage.module.css'
import { AccountBlock, AdvisorBlock } from './view/AccountBlock.tsx'
import { CompletenessOf } from './view/CompletenessOf.tsx'
import { FilesBlock } from './view/FilesBlock.tsx'
import { HistoryBlock } from './view/HistoryBlock.tsx'
import { PersonBlock } from './view/PersonBlock.tsx'
import { WishesBlock } from './view/WishesBlock.tsx'
import { ProfileWaiting } from './Waiting.tsx'

/** The whole profile of a person, each block with a link to edit it, and how complete it is. */
function ProfilePage() {
  const t = useTexts('profile')
  return (
    <>
      <PageHeader tight title={t.title} lead={t.lead} />
      <ProfileData waiting={<ProfileWaiting />}>{(profile) => <ProfileView profile={profile} />}</ProfileData>
    </>
  )
}

function ProfileView({ profile }: { profile: Profile }) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <CompletenessOf profile={profile} />
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
