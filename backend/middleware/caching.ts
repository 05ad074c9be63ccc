import type { Middleware } from '../http.ts'

/** Sets `no-store` on responses without a `Cache-Control`: failures, replayed responses and personal data. */
export const caching: Middleware = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
