import { createHash } from 'node:crypto'
import { compressed } from '../http/compress.ts'
import { commonHeaders } from '../http/headers.ts'
import { type Feed, lastChange, rssOf } from './rss.ts'

/** Returns a feed as a response, 304 for a caller who has it. */
export async function feedResponse(request: Request, feed: Feed, cacheControl: string): Promise<Response> {
  const text = rssOf(feed)
  const changed = lastChange(feed.items)
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...commonHeaders,
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': cacheControl,
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
