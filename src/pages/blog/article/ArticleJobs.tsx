import { Suspense, useRef } from 'react'
import type { Lang } from '#domain/lang.ts'
import { lazyWithJobTexts } from '#src/features/jobs/lazyWithJobTexts.ts'
import { useNear } from '#src/lib/useNear.ts'

const jobsToSave = lazyWithJobTexts(async () => (await import('./JobsToSave.tsx')).JobsToSave)

/** The newest jobs below an article, in its language, loaded when the reader scrolls near them. */
export function ArticleJobs({ lang }: { lang: Lang }) {
  const JobsToSave = jobsToSave[lang]
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
