import type { Lang } from '#domain/lang.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { extra } from '#src/api/extra.ts'
import { storiesQuery } from '#src/api/stories.ts'

/** All stories: there are about twenty, so one page of the API holds them. */
export const allStoriesQuery = (lang: Lang) => storiesQuery(lang, { perPage: PAGE_SIZE.max })

/** The stories of the home page. */
export const topStoriesQuery = (lang: Lang) => ({ ...storiesQuery(lang, { top: true }), meta: extra })
