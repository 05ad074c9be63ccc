import { Suspense, useRef } from 'react'
import { loadTexts } from '#i18n/load.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'
import { useNear } from '#src/lib/useNear.ts'

/** Lazy, as jobs need much code and many texts that an article does not. Renders nothing when they cannot be loaded. */
const JobsToSave = lazyExtra(async () => {
  const [jobs] = await Promise.all([import('./JobsToSave.tsx'), loadTexts('ja', ['jobCard', 'jobOptions'])])
  return jobs.JobsToSave
})

/** The newest jobs below an article, loaded when the reader scrolls near them. */
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
