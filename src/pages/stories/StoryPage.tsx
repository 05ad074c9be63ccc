import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { brand } from '#domain/brand.ts'
import { type Story, storyQuery } from '#src/api/stories.ts'
import { useLang } from '#src/context/language.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import type { AddressContext, Head, PageAddress, PageContext } from '#src/page/pageModule.ts'
import { allStoriesQuery } from '#src/features/stories/storyList.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { loadById } from '#src/page/loadById.ts'
import { storyArticle } from './story/storyArticle.ts'
import { storyCrumbs } from './story/storyCrumbs.ts'
import { StoryDetail } from './story/StoryDetail.tsx'
import { storyDescription } from './story/storyDescription.ts'

/** One story. */
export default function StoryPage() {
  const { id } = useParams()
  const { data: story } = useQuery(storyQuery(useLang(), Number(id)))
  return story && <StoryDetail story={story} />
}

export async function load({ lang, params, queryClient }: PageContext): Promise<void> {
  await loadById(params.id, (id) => queryClient.ensureQueryData(storyQuery(lang, id)))
}

export function head(context: PageContext): Head {
  const { lang } = context
  const story = loadedStory(context)
  return {
    title: `${story.catchTitle} | ${brand.name[lang]}`,
    description: storyDescription(story, lang),
    isArticle: true,
  }
}

export function structuredData(context: PageContext & { origin: string }): object[] {
  const { lang, origin } = context
  const story = loadedStory(context)
  return [storyArticle(story, lang, origin), breadcrumbList(storyCrumbs(story, lang), origin)]
}

/** Only the server asks for it, so no page loads it. */
export async function picture(context: PageContext): Promise<LinkPicture> {
  const { storyPicture } = await import('./story/storyPicture.ts')
  return storyPicture(loadedStory(context), context.lang)
}

export async function addresses({ lang, queryClient }: AddressContext): Promise<PageAddress[]> {
  const { cases } = await queryClient.fetchQuery(allStoriesQuery(lang))
  return cases.map(({ id }) => ({ params: { id } }))
}

/** What `load` has put into the cache. */
function loadedStory({ lang, params, queryClient }: PageContext): Story {
  const story = queryClient.getQueryData(storyQuery(lang, Number(params.id)).queryKey)
  if (!story) throw new Error(`The story ${params.id} has not been loaded`)
  return story
}
