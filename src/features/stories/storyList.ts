import type { Lang } from '#domain/lang.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { extra } from '#src/api/queries.ts'
import { getListStoriesQueryOptions } from '#src/api/stories.ts'

/** The query for all stories. There are about twenty, so they fit one page of the API. */
export const allStoriesQuery = (lang: Lang) => getListStoriesQueryOptions(lang, { perPage: PAGE_SIZE.max })

/** The query for the stories of the home page. */
export const topStoriesQuery = (lang: Lang) => ({
  ...getListStoriesQueryOptions(lang, { top: true }),
  meta: extra,
})
