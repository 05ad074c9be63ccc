import { brand } from '#domain/brand.ts'
import type { Head } from '#src/page/head.ts'
import { FEED_PATH } from '#src/routes/feed.ts'

/** Returns the head of a blog page with a link to the feed (interfaces §15). */
export function blogHead(head: Head): Head {
  return { ...head, feed: { title: brand.blogTitle.ja, path: FEED_PATH } }
}
