import { Suspense, useRef } from 'react'
import { loadTexts } from '#i18n/load.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'
import { useNear } from '#src/lib/useNear.ts'

/** Jobs need much that an article does not, so they come when somebody reads down to them; if they cannot, nothing is missed. */
const JobsToSave = lazyExtra(async () => {
  const [jobs] = await Promise.all([import('./JobsToSave.tsx'), loadTexts('ja', ['jobCard', 'jobOptions'])])
  return jobs.JobsToSave
})

/** Below an article: what one can apply for now. */
export function ArticleJobs() {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <JobsToSave />
        </Suspense>
      )}
    </div>
  )
}
