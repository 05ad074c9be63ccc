import { lazyWithTexts } from '#src/context/lazyWithTexts.tsx'
import { WhenNear } from '#src/ui/WhenNear.tsx'

/** Lazy, as jobs need much code and many texts that an article does not. */
const JobsToSave = lazyWithTexts(
  ['jobCard', 'jobOptions'],
  async () => (await import('./JobsToSave.tsx')).JobsToSave,
)

/** The newest jobs below an article, loaded when the reader scrolls near them. */
export function ArticleJobs() {
  return (
    <WhenNear>
      <JobsToSave />
    </WhenNear>
  )
}
