import type { Middleware } from '../http.ts'
import { ProblemError } from '../problem.ts'

/** Protects writes against CSRF: forms of other sites cannot send this header. */
export const requestedWith: Middleware = async (c, next) => {
  if (c.req.header('X-Requested-With') !== 'hashi') throw new ProblemError(403)
  await next()
}
