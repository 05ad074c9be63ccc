import { Hono } from 'hono'
import type { SiteOptions } from '#server/app.ts'

/** The parts of a site without pages. */
export const siteParts: Omit<SiteOptions, 'api'> = {
  answers: new Hono(),
  resources: [],
  pages: async () => new Response(),
  fatal: () => new Response('Page Not Found', { status: 500 }),
  origin: 'http://localhost',
  proxies: 0,
}
