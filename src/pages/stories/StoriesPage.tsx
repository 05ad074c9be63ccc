import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { storyExcerptQuery } from '#src/api/stories.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { choicesOf, narrowed, parseStoryFilters, labelOf } from '#src/features/stories/storyFilters.ts'
import { StoryGrid } from '#src/features/stories/StoryGrid.tsx'
import { allStoriesQuery } from '#src/features/stories/storyList.ts'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import { useHref } from '#src/routes/useHref.ts'
import { type Crumb, Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ActiveFilters } from './list/ActiveFilters.tsx'
import { FilterLinks } from './list/FilterLinks.tsx'
import { LeadStory } from './list/LeadStory.tsx'
import { NoStories } from './list/NoStories.tsx'
import { YourStory } from './list/YourStory.tsx'

/** All stories, or those that match the filters of the address. Without filters the first one is large above the others. */
function StoriesPage() {
  const lang = useLang()
  const t = useTexts('cases')
  const common = useTexts('common')
  const to = useHref()
  const { search } = useLocation()
  const filters = useMemo(() => parseStoryFilters(new URLSearchParams(search)), [search])
  const asked = useQuery(allStoriesQuery(lang))
  const hasFailed = useHasFailed(asked)
  const retry = useRetry(asked)
  const { data } = asked
  const hasStories = data !== undefined && data.cases.length > 0
  const isNarrowed = choicesOf(filters).length > 0
  const found = narrowed(data?.cases ?? [], filters)
  const lead = isNarrowed ? undefined : found[0]
  return (
    <>
      <Breadcrumbs label={common.breadcrumbs} items={crumbs(lang)} />
      <Wrap>
        <PageHeader tight title={t.title} lead={hasStories && t.lead({ count: data.total })} />
        {hasFailed && (
          <ErrorState title={t.failed.title} {...retry}>
            {t.failed.text}
          </ErrorState>
        )}
        {data && !hasStories && <NoStories />}
        {hasStories && (
          <>
            <FilterLinks stories={data.cases} filters={filters} />
            <ActiveFilters filters={filters} count={found.length} />
            {lead && <LeadStory story={lead} />}
            {found.length === 0 && (
              <EmptyState
                title={t.filters.emptyTitle}
                actions={<Button to={to('cases')}>{t.filters.clear}</Button>}
              >
                {t.filters.emptyText}
              </EmptyState>
            )}
            <StoryGrid stories={found.filter((story) => story !== lead)} headingLevel={2}>
              <YourStory />
            </StoryGrid>
          </>
        )}
      </Wrap>
    </>
  )
}

async function prefetch({ lang, queryClient, url }: PageContext): Promise<void> {
  const query = allStoriesQuery(lang)
  await queryClient.prefetchQuery(query)
  const lead = queryClient.getQueryData(query.queryKey)?.cases[0]
  const isNarrowed = choicesOf(parseStoryFilters(url.searchParams)).length > 0
  if (lead && !isNarrowed) await queryClient.prefetchQuery(storyExcerptQuery(lang, lead.id))
}

/** Search engines index the whole list only, if it has stories; each story has a page of its own. */
function head({ lang, url, queryClient }: PageContext): Head {
  const isEmpty = queryClient.getQueryData(allStoriesQuery(lang).queryKey)?.cases.length === 0
  const t = textsOf(lang, 'cases')
  const labels = choicesOf(parseStoryFilters(url.searchParams)).map((choice) => labelOf(t.filters, choice))
  const title = labels.length === 0 ? t.pageTitle : t.filters.titled({ title: t.title, labels })
  return pageHead(lang, {
    title,
    description: t.pageDescription,
    noindex: labels.length > 0 || isEmpty,
  })
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
