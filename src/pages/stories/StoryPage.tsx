import { brand } from '#domain/brand.ts'
import { type Story, storyQuery } from '#src/api/stories.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { AddressContext, PageAddress, PageContext } from '#src/page/pageContext.ts'
import { allStoriesQuery } from '#src/features/stories/storyList.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { loadById } from '#src/page/loadById.ts'
import { storyArticle } from './story/storyArticle.ts'
import { storyCrumbs } from './story/storyCrumbs.ts'
import { StoryDetail } from './story/StoryDetail.tsx'
import { storyDescription } from './story/storyDescription.ts'

function StoryPage({ data: story }: { data: Story }) {
  return <StoryDetail story={story} />
}

function load({ lang, params, queryClient }: PageContext): Promise<Story> {
  return loadById(params.id, (id) => queryClient.ensureQueryData(storyQuery(lang, id)))
}

function head({ lang }: PageContext, story: Story): Head {
  return {
    title: `${story.catchTitle} | ${brand.name[lang]}`,
    description: storyDescription(story, lang),
    isArticle: true,
  }
}

function structuredData({ lang, origin }: PageContext & { origin: string }, story: Story): object[] {
  return [storyArticle(story, lang, origin), breadcrumbList(storyCrumbs(story, lang), origin)]
}

/** Loads its code separately, as only the server draws pictures. */
async function picture({ lang }: PageContext, story: Story): Promise<LinkPicture> {
  const { storyPicture } = await import('./story/storyPicture.ts')
  return storyPicture(story, lang)
}

async function addresses({ lang, queryClient }: AddressContext): Promise<PageAddress[]> {
  const { cases } = await queryClient.fetchQuery(allStoriesQuery(lang))
  return cases.map(({ id }) => ({ params: { id } }))
}

export default defineDataPage({
  component: StoryPage,
  load,
  head,
  ...(import.meta.env.SSR && { structuredData, picture, addresses }),
})
