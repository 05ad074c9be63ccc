import { compressed } from '../http/compress.ts'
import { weakTag } from '../http/weakTag.ts'
import { type Feed, lastChange, rssOf } from './rss.ts'

/** Returns a feed as a response, 304 for a caller who has it by its time. The tag is compared by `validated`, which has the last word. */
export async function feedResponse(request: Request, feed: Feed, cacheControl: string): Promise<Response> {
  const text = rssOf(feed)
  const changed = lastChange(feed.items)
  const headers = {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': cacheControl,
    ETag: weakTag(text),
    ...(changed && { 'Last-Modified': new Date(changed).toUTCString() }),
    Vary: 'Accept-Encoding',
  }
  if (isUnchanged(request, changed)) return new Response(null, { status: 304, headers })
  const { body, headers: encoded } = await compressed(text)(request)
  return new Response(body, { headers: { ...headers, ...encoded } })
}

/** Returns whether the caller has this feed by its time, which counts only if no tag is sent (RFC 9110, 13.1.3). */
function isUnchanged({ headers }: Request, changed: string | null): boolean {
  if (headers.has('If-None-Match')) return false
  const since = headers.get('If-Modified-Since')
  return since !== null && changed !== null && Date.parse(since) >= Date.parse(changed)
}
