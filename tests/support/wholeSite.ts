/** The whole site in this process, composed like the production server, over a store in memory. */
import { createApp } from '#backend/app.ts'
import { type MockEnv, createMockEnv } from '#mocks/env.ts'
import { TEST_NOW } from '#mocks/test.ts'
import type { Assets } from '#server/page/assets.ts'
import type { Painter } from '#server/pictures/painter.ts'
import { createWholeSite } from '#server/site.ts'

/** The client is not built for these tests; end-to-end tests cover its files. */
const noAssets: Assets = {
  of: () => ({ start: '/assets/start.js', program: { run: [], load: [] }, styles: [] }),
  styleHashes: () => [],
}

export type WholeSite = {
  env: MockEnv
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
}

type WholeSiteOptions = {
  origin?: string
  /** The internal origin of the requests, by default the public one. */
  host?: string
  paint?: Painter
  /** The number of jobs; by default those of the sample content. */
  jobs?: number
  now?: () => Date
  elapsed?: () => number
  /** The URL of another API, from which the pages read. */
  apiUrl?: string
}

export async function startWholeSite({
  origin = 'https://hashi.example',
  host = origin,
  paint = async () => null,
  jobs,
  now = () => TEST_NOW,
  elapsed,
  apiUrl,
}: WholeSiteOptions = {}): Promise<WholeSite> {
  const env = await createMockEnv({ clock: now, origin, jobs })
  const config = { apiUrl: apiUrl ?? null, origin, captcha: null, analytics: null, trustProxy: false }
  const api = createApp(env)
  const whole = { api, config, assets: noAssets, clientFolder: null, paint, now, elapsed }
  const site = await createWholeSite(whole)
  return { env, get: (path, headers = {}) => site(new Request(host + path, { headers })) }
}
