import { useTexts } from '#src/context/language.ts'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import styles from './ProfilePage.module.css'

/** The shape of a form while the profile is loaded. */
export function FormWaiting() {
  return <SkeletonParts parts={['fields']} label={useTexts('profile').loading} />
}

/** The shape of the profile while it is loaded. */
export function ProfileWaiting() {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <SkeletonParts parts={['panel']} />
      </div>
      <SkeletonParts parts={['facts', 'facts']} label={useTexts('profile').loading} />
    </div>
  )
}
