import { type Lang, languages } from '#domain/lang.ts'
import { newestArticles } from '#src/api/blog.ts'
import { newestJobs } from '#src/api/jobs.ts'
import { followed } from '#src/features/jobSearch/changes.ts'
import { parseSearch, toParams } from '#src/features/jobSearch/searchState.ts'
import { FEED_PATH, jobFeedPath } from '#src/routes/feed.ts'
import { articleFeed } from './articleFeed.ts'
import { feedResponse } from './feedResponse.ts'
import { jobFeed } from './jobFeed.ts'

/** The number of articles or jobs in a feed. */
const ITEMS = 20

/** Serves the feeds of the blog and of job searches, with 304 for an unchanged one. The handler returns null for other paths. */
export function createFeeds(origin: string) {
  return (request: Request): Promise<Response> | null => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === FEED_PATH) return articles(request, origin)
    const lang = languages.find((each) => jobFeedPath(each, '') === pathname)
    return lang ? jobs(request, { lang, origin, query: searchParams }) : null
  }
}

async function articles(request: Request, origin: string): Promise<Response> {
  const { articles: newest } = await newestArticles('ja', ITEMS)
  return feedResponse(request, articleFeed(newest, origin), 'no-cache')
}

type JobsOptions = { lang: Lang; origin: string; query: URLSearchParams }

/** The newest jobs of a search. Values that the search ignores, its page and its order have no meaning here. */
async function jobs(request: Request, { lang, origin, query }: JobsOptions): Promise<Response> {
  const state = followed(parseSearch(query).state)
  const found = await newestJobs(lang, toParams(state), ITEMS)
  const response = await feedResponse(
    request,
    jobFeed({ lang, origin, state, jobs: found.jobs }),
    'public, max-age=900',
  )
  // The pages of the jobs are for search engines; a feed beside each search is not.
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
