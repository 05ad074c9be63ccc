import type { MiddlewareHandler } from 'hono'
import { RETAINED_304_HEADERS, etag } from 'hono/etag'

/**
 * Responds 304 to a caller who has the response by its tag. A response without a tag stays as it is: `hono/etag` would hash each body.
 * `more` are headers that a 304 has beside the usual ones: it replaces those of the caller's copy.
 */
export function validated(...more: string[]): MiddlewareHandler {
  const compare = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...more] })
  return async (c, next) => {
    await next()
    if (c.res.headers.has('ETag')) await compare(c, async () => {})
  }
}
