import { Suspense, useRef } from 'react'
import { lazyWithTexts } from '#src/context/lazyWithTexts.tsx'
import { useNear } from '#src/lib/useNear.ts'

/** Lazy, as jobs need much code and many texts that an article does not. */
const JobsToSave = lazyWithTexts(
  ['jobCard', 'jobOptions'],
  async () => (await import('./JobsToSave.tsx')).JobsToSave,
)

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
