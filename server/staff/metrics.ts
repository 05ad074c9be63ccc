import { Hono } from 'hono'
import type { App } from '#backend/api.ts'
import type { AppTypes } from '#backend/http.ts'
import type { Env } from '#backend/ports/env.ts'
import { ProblemError, problemResponse } from '#backend/problem.ts'
import { authorise } from '#backend/staff/guards.ts'

/** Creates `/metrics` for Prometheus, on the listeners of the staff API: callers at the port need a token with the scope `read`. */
export function createMetricsApp(env: Env, read: () => Promise<string>): App {
  const app = new Hono<AppTypes>()
  app.get('/metrics', authorise(env, { scope: 'read', method: 'get' }), async () => {
    const headers = {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    }
    return new Response(await read(), { headers })
  })
  app.notFound((c) => problemResponse(c, 404))
  app.onError((error, c) => {
    if (error instanceof ProblemError) return problemResponse(c, error.status, error.details)
    throw error
  })
  return app
}
