import { Hono } from 'hono'
import { validated } from '#backend/middleware/validated.ts'
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

/** Serves the feeds of the blog and of job searches. An unchanged one is a 304. */
export function createFeeds(origin: string): Hono {
  const feeds = new Hono()
  const tagged = validated('Last-Modified', 'X-Robots-Tag')
  feeds.get(FEED_PATH, tagged, (c) => articles(c.req.raw, origin))
  for (const lang of languages) {
    feeds.get(jobFeedPath(lang, ''), tagged, (c) =>
      jobs(c.req.raw, { lang, origin, query: new URL(c.req.url).searchParams }),
    )
  }
  return feeds
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
