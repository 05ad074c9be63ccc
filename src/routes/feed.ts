import type { Lang } from '#domain/lang.ts'
import { href } from './href.ts'

/** The path of the RSS feed with the newest articles, served by the server; not a page. */
export const FEED_PATH = '/blog/feed.xml'

/** Returns the path of the RSS feed of a job search, served by the server; the query is the search's. */
export const jobFeedPath = (lang: Lang, query: string): string =>
  `${href(lang, 'jobs')}/feed${query === '' ? '' : `?${query}`}`
