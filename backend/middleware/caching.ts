import type { Middleware } from '../http.ts'

/** Keeps every answer out of caches that does not say otherwise: failures, repeated answers, and whatever belongs to a person. */
export const caching: Middleware = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
