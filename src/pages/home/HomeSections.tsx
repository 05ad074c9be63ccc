import { useTexts } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { NewestJobs } from '#src/features/jobs/NewestJobs.tsx'
import { newestJobsQuery } from '#src/features/jobs/newestJobsQuery.ts'
import { topStoriesQuery } from '#src/features/stories/storyList.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Categories } from './Categories.tsx'
import { EmployerBand } from './EmployerBand.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { NewestArticles } from './NewestArticles.tsx'
import { newestArticlesQuery } from './newestArticlesQuery.ts'
import { TopStories } from './TopStories.tsx'

/** The home page below its first screen. */
export function HomeSections() {
  const { newest } = useTexts('home')
  return (
    <>
      <NewestJobs {...newest} Action={SaveButton} />
      <TopStories />
      <HowItWorks />
      <Categories />
      <NewestArticles />
      <EmployerBand />
    </>
  )
}

export async function prefetchSections({ lang, queryClient }: PageContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(newestJobsQuery(lang)),
    queryClient.prefetchQuery(topStoriesQuery(lang)),
    queryClient.prefetchQuery(newestArticlesQuery(lang)),
  ])
}
