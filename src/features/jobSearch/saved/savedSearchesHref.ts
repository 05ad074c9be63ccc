import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'

/** The query that shows the saved searches instead of the saved jobs. */
const SEARCHES_QUERY = 'show=searches'

/** Returns the address of the saved searches, a part of the page of saved jobs. */
export const savedSearchesHref = (lang: Lang): string => `${href(lang, 'favoritelist')}?${SEARCHES_QUERY}`
