import { Suspense, useRef } from 'react'
import { loadTexts } from '#i18n/load.ts'
import { useTexts } from '#src/app/language.tsx'
import { lazyExtra } from '#src/app/navigation/lazyExtra.ts'
import { useNear } from '#src/lib/useNear.ts'
import styles from './ArticleDetail.module.css'

/** Jobs need much that an article does not, so they come when somebody reads down to them; if they cannot, nothing is missed. */
const NewestJobs = lazyExtra(async () => {
  const [jobs] = await Promise.all([
    import('#src/features/jobs/NewestJobs.tsx'),
    loadTexts('ja', ['jobCard', 'jobOptions']),
  ])
  return jobs.NewestJobs
})

/** Below an article: what one can apply for now. */
export function ArticleJobs() {
  const t = useTexts('blog')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <NewestJobs title={t.newestJobs} all={t.allJobs} className={styles.jobs} />
        </Suspense>
      )}
    </div>
  )
}
