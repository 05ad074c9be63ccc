import { Suspense, useRef } from 'react'
import type { Lang } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'
import { useNear } from '#src/lib/useNear.ts'

/** Lazy, as jobs need much code and many texts that an article does not. Renders nothing when they cannot be loaded. */
const lazyJobs = (lang: Lang) =>
  lazyExtra(async () => {
    const [jobs] = await Promise.all([import('./JobsToSave.tsx'), loadTexts(lang, ['jobCard', 'jobOptions'])])
    return jobs.JobsToSave
  })

const jobsToSave: Record<Lang, ReturnType<typeof lazyJobs>> = { ja: lazyJobs('ja'), en: lazyJobs('en') }

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
