import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type { SanitizedHtml } from '#domain/sanitize.ts'
import { excerptOf } from '../lib/excerptOf.ts'
import type { Story as ApiStory } from './generated/client.schemas.ts'
import { getGetStoryQueryKey, getStory } from './generated/story/story.ts'
import { extra } from './queries.ts'

export type { StoryLink, StorySummary } from './generated/client.schemas.ts'
export { getListStoriesQueryOptions } from './generated/story/story.ts'

/** A story with its HTML sanitised, so that no page can forget it. */
export type Story = Omit<ApiStory, 'reason'> & { reason: SanitizedHtml }

/** The beginning of a story, for the place where it is large. */
export const storyExcerptQuery = (lang: Lang, id: number) =>
  queryOptions({
    queryKey: [...getGetStoryQueryKey(lang, id), 'excerpt'],
    meta: extra,
    queryFn: async ({ signal }) => excerptOf((await getStory(lang, id, { signal })).previousCareer, lang),
  })

/** One story; fails with 404 for an unknown id. */
export const storyQuery = (lang: Lang, id: number) =>
  queryOptions({
    queryKey: getGetStoryQueryKey(lang, id),
    queryFn: async ({ signal }): Promise<Story> => {
      const story = await getStory(lang, id, { signal })
      // Server-rendered pages contain sanitised HTML, so the first page does not load the sanitiser.
      const { sanitize } = await import('#domain/sanitize.ts')
      return { ...story, reason: sanitize(story.reason, 'text') }
    },
  })
