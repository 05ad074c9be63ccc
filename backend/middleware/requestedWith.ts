import type { Middleware } from '../http.ts'
import { ProblemError } from '../problem.ts'

/** Refuses writes that lack the header which a form of another site cannot send. */
export const requestedWith: Middleware = async (c, next) => {
  if (c.req.header('X-Requested-With') !== 'hashi') throw new ProblemError(403)
  await next()
}
