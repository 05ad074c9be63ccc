import { textsOf } from '#i18n/load.ts'
import { lateSections } from '#src/context/lateSections.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Hero } from './Hero.tsx'
import { jobCountsQuery } from './jobCounts.ts'
import { organization, webSite } from './siteData.ts'

const loadSections = () => import('./HomeSections.tsx')

const Sections = lateSections(
  ['jobCard', 'jobOptions', 'storyCard', 'articleCard'],
  async () => (await loadSections()).HomeSections,
)

function HomePage() {
  return (
    <>
      <Hero />
      <Sections />
    </>
  )
}

/** All of these are optional: a section without its data is not rendered. */
async function prefetch(context: PageContext): Promise<void> {
  const { lang, queryClient } = context
  await Promise.all([
    queryClient.prefetchQuery(jobCountsQuery(lang)),
    loadSections().then(({ prefetchSections }) => prefetchSections(context)),
  ])
}

function head({ lang }: PageContext): Head {
  const t = textsOf(lang, 'home')
  return pageHead(lang, { title: t.pageTitle, description: t.pageDescription })
}

function structuredData({ lang, origin }: PageContext & { origin: string }): object[] {
  if (!import.meta.env.SSR) return []
  return [webSite(lang, origin), organization(lang, origin)]
}

/** Also the picture of every page without its own. */
function picture({ lang }: PageContext): LinkPicture {
  return { kind: 'site', headline: textsOf(lang, 'home').headline }
}

export default definePage({ component: HomePage, late: Sections, prefetch, head, structuredData, picture })
