import { createHash } from 'node:crypto'
import { newestArticles } from '#src/api/blog.ts'
import { FEED_PATH } from '#src/routes/feed.ts'
import { compressed } from '../http/compress.ts'
import { commonHeaders } from '../http/headers.ts'
import { lastChange, rssOf } from './rss.ts'

/** The number of articles in the feed. */
const ARTICLES = 20

/** Serves the feed of the blog, with 304 for an unchanged one. The handler returns null for other paths. */
export function createFeed(origin: string) {
  return (request: Request): Promise<Response> | null =>
    new URL(request.url).pathname === FEED_PATH ? respond(request, origin) : null
}

async function respond(request: Request, origin: string): Promise<Response> {
  const { articles } = await newestArticles('ja', ARTICLES)
  return feedOf(request, rssOf(articles, origin), lastChange(articles))
}

async function feedOf(request: Request, text: string, changed: string | null): Promise<Response> {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...commonHeaders,
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: tag,
    ...(changed && { 'Last-Modified': new Date(changed).toUTCString() }),
    Vary: 'Accept-Encoding',
  }
  if (isKnown(request, tag, changed)) return new Response(null, { status: 304, headers })
  const { body, headers: encoded } = await compressed(text)(request)
  return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, ...encoded } })
}

/** Returns whether the caller has this feed, by its tag or, if no tag is sent, by its time (RFC 9110). */
function isKnown(request: Request, tag: string, changed: string | null): boolean {
  const tags = request.headers.get('If-None-Match')
  if (tags !== null) return tags.split(',').some((each) => each.trim() === tag)
  const since = request.headers.get('If-Modified-Since')
  return since !== null && changed !== null && Date.parse(since) >= Date.parse(changed)
}
