import { useTexts } from '#src/context/language.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './account.module.css'

/** Shows that a call is under way. */
export function Working() {
  const t = useTexts('common')
  return (
    <p role="status" className={styles.other}>
      <Spinner />
      <VisuallyHidden>{t.loading}</VisuallyHidden>
    </p>
  )
}
