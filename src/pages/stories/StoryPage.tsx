import { type Story, storyQuery } from '#src/api/stories.ts'
import { allStoriesQuery } from '#src/features/stories/storyList.ts'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import { loadById } from '#src/page/loading.ts'
import type { AddressContext, PageAddress, PageContext } from '#src/page/pageContext.ts'
import { StoryDetail } from './story/StoryDetail.tsx'
import { storyArticle, storyCrumbs, storyDescription, storyPicture } from './story/storyMeta.ts'

function StoryPage({ data: story }: { data: Story }) {
  return <StoryDetail story={story} />
}

function load({ lang, params, queryClient }: PageContext): Promise<Story> {
  return loadById(params.id, (id) => queryClient.ensureQueryData(storyQuery(lang, id)))
}

function head({ lang }: PageContext, story: Story): Head {
  return pageHead(lang, {
    title: story.catchTitle,
    description: storyDescription(story, lang),
    isArticle: true,
  })
}

function structuredData({ lang, origin }: PageContext & { origin: string }, story: Story): object[] {
  return [storyArticle(story, lang, origin), breadcrumbList(storyCrumbs(story, lang), origin)]
}

async function addresses({ lang, queryClient }: AddressContext): Promise<PageAddress[]> {
  const { cases } = await queryClient.fetchQuery(allStoriesQuery(lang))
  return cases.map(({ id }) => ({ params: { id } }))
}

export default defineDataPage({
  component: StoryPage,
  load,
  head,
  ...(import.meta.env.SSR && { structuredData, picture: storyPicture, addresses }),
})
