import { useQuery } from '@tanstack/react-query'
import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { StoryGrid } from '#src/features/stories/StoryGrid.tsx'
import { allStoriesQuery } from '#src/features/stories/storyList.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { href } from '#src/routes/href.ts'
import { type Crumb, Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { LeadStory } from './LeadStory.tsx'

/** All stories; the first one is large above the others. */
function StoriesPage() {
  const lang = useLang()
  const t = useTexts('cases')
  const { data, isError, isFetching, refetch } = useQuery(allStoriesQuery(lang))
  const [first, ...others] = data?.cases ?? []
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={crumbs(lang)} />
      <Wrap>
        <PageHeader title={t.title} lead={data && t.lead({ count: data.total })} />
        {isError && (
          <ErrorState
            title={t.failed.title}
            retryLabel={t.failed.retry}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {t.failed.text}
          </ErrorState>
        )}
        {first && <LeadStory story={first} />}
        <StoryGrid stories={others} headingLevel={2} />
      </Wrap>
    </>
  )
}

async function prefetch({ lang, queryClient }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(allStoriesQuery(lang))
}

function head({ lang }: PageContext): Head {
  const t = textsOf(lang, 'cases')
  return { title: `${t.pageTitle} | ${brand.name[lang]}`, description: t.pageDescription }
}

function structuredData({ lang, origin }: PageContext & { origin: string }): object[] {
  return [breadcrumbList(crumbs(lang), origin)]
}

function crumbs(lang: Lang): Crumb[] {
  return [
    { label: textsOf(lang, 'common').home, to: href(lang, 'home') },
    { label: textsOf(lang, 'cases').title },
  ]
}

export default definePage({ component: StoriesPage, prefetch, head, structuredData })
