import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import type { SanitizedHtml } from '../lib/sanitizedHtml.ts'
import type { Story as ApiStory, ListStoriesParams } from './generated/client.schemas.ts'
import {
  getGetStoryQueryKey,
  getListStoriesQueryKey,
  getListStoriesQueryOptions,
  getStory,
} from './generated/story/story.ts'
import { excerptOf } from '../lib/excerptOf.ts'
import { extra } from './extra.ts'
import { inLanguage } from './inLanguage.ts'

export type { StoryLink, StorySummary } from './generated/client.schemas.ts'

/** The success stories, all or the top ones. */
export const storiesQuery = (lang: Lang, params: ListStoriesParams) =>
  getListStoriesQueryOptions(params, inLanguage(lang, getListStoriesQueryKey(params)))

/** A story with its HTML sanitised, so that no page can forget it. */
export type Story = Omit<ApiStory, 'reason'> & { reason: SanitizedHtml }

/** The beginning of a story, for the place where it stands large. */
export const storyExcerptQuery = (lang: Lang, id: number) => {
  const { query, request } = inLanguage(lang, [...getGetStoryQueryKey(id), 'excerpt'])
  return queryOptions({
    ...query,
    meta: extra,
    queryFn: async ({ signal }) =>
      excerptOf((await getStory(id, { signal, ...request })).previousCareer, lang),
  })
}

/** One story; fails with 404 for an unknown id. */
export const storyQuery = (lang: Lang, id: number) => {
  const { query, request } = inLanguage(lang, getGetStoryQueryKey(id))
  return queryOptions({
    ...query,
    queryFn: async ({ signal }): Promise<Story> => {
      const story = await getStory(id, { signal, ...request })
      // Server-rendered pages contain sanitised HTML, so the first page does not load the sanitiser.
      const { sanitize } = await import('../lib/sanitize.ts')
      return { ...story, reason: sanitize(story.reason, 'text') }
    },
  })
}
