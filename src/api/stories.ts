import type { Lang } from '#domain/lang.ts'
import type { ListStoriesParams } from './generated/client.schemas.ts'
import {
  getGetStoryQueryKey,
  getGetStoryQueryOptions,
  getListStoriesQueryKey,
  getListStoriesQueryOptions,
} from './generated/story/story.ts'
import { inLanguage } from './inLanguage.ts'

export type { Story, StoryList, StorySummary } from './generated/client.schemas.ts'

/** The success stories, all or the top ones. */
export const storiesQuery = (lang: Lang, params: ListStoriesParams) =>
  getListStoriesQueryOptions(params, inLanguage(lang, getListStoriesQueryKey(params)))

/** One story; fails with 404 when there is none of this id. */
export const storyQuery = (lang: Lang, id: number) =>
  getGetStoryQueryOptions(id, inLanguage(lang, getGetStoryQueryKey(id)))
