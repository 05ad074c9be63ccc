import { useTexts } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { NewestJobs } from '#src/features/jobs/NewestJobs.tsx'
import styles from './ArticleDetail.module.css'

/** The newest jobs below an article. */
export function JobsToSave() {
  const t = useTexts('article')
  return <NewestJobs title={t.newestJobs} all={t.allJobs} Action={SaveButton} className={styles.jobs} />
}
