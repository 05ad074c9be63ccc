import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { useTexts } from '#src/context/language.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { NewestJobs } from '#src/features/jobs/NewestJobs.tsx'
import { newestJobsQuery } from '#src/features/jobs/newestJobsQuery.ts'
import { topStoriesQuery } from '#src/features/stories/storyList.ts'
import { HydrateLater } from '#src/context/HydrateLater.tsx'
import { Categories } from './Categories.tsx'
import { EmployerBand } from './EmployerBand.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { jobCountsQuery } from './jobCounts.ts'
import { NewestArticles } from './NewestArticles.tsx'
import { newestArticlesQuery } from './newestArticlesQuery.ts'
import { TopStories } from './TopStories.tsx'
import { organization, webSite } from './siteData.ts'

function HomePage() {
  const { newest } = useTexts('home')
  return (
    <>
      <Hero />
      <NewestJobs {...newest} Action={SaveButton} />
      <HydrateLater>
        <TopStories />
        <HowItWorks />
        <Categories />
        <NewestArticles />
        <EmployerBand />
      </HydrateLater>
    </>
  )
}

/** All of these are optional: a section whose data cannot be loaded is not rendered. */
async function prefetch({ lang, queryClient }: PageContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(jobCountsQuery(lang)),
    queryClient.prefetchQuery(newestJobsQuery(lang)),
    queryClient.prefetchQuery(topStoriesQuery(lang)),
    queryClient.prefetchQuery(newestArticlesQuery(lang)),
  ])
}

function head({ lang }: PageContext): Head {
  const t = textsOf(lang, 'home')
  return { title: `${t.pageTitle} | ${brand.name[lang]}`, description: t.pageDescription }
}

function structuredData({ lang, origin }: PageContext & { origin: string }): object[] {
  if (!import.meta.env.SSR) return []
  return [webSite(lang, origin), organization(lang, origin)]
}

/** Also the picture of every page without its own. */
function picture({ lang }: PageContext): LinkPicture {
  return { kind: 'site', headline: textsOf(lang, 'home').headline }
}

export default definePage({ component: HomePage, prefetch, head, structuredData, picture })
