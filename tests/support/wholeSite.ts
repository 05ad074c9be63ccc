/** The whole site in this process, composed like the production server, over a store in memory. */

import { createApp } from '#backend/app.ts'
import { followShown } from '#backend/content/revisions.ts'
import { sampleCompany } from '#content/company.ts'
import type { Company } from '#domain/company.ts'
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
  /** Sends a request of any method. */
  send: (path: string, init: RequestInit) => Promise<Response>
}

export type WholeSiteOptions = {
  origin?: string
  /** The internal origin of the requests, by default the public one. */
  host?: string
  paint?: Painter
  /** The number of jobs; by default those of the sample content. */
  jobs?: number
  /** Whether the store has the sample content. */
  sample?: boolean
  company?: Company
  now?: () => Date
  elapsed?: () => number
  /** The URL of another API, the source of the pages' data. */
  apiUrl?: string
}

export async function startWholeSite({
  origin = 'https://hashi.example',
  host = origin,
  paint = async () => null,
  jobs,
  sample,
  company = sampleCompany,
  now = () => TEST_NOW,
  elapsed,
  apiUrl,
}: WholeSiteOptions = {}): Promise<WholeSite> {
  const env = await createMockEnv({ clock: now, origin, jobs, sample, company })
  const config = {
    apiUrl: apiUrl ?? null,
    origin,
    captcha: null,
    analytics: null,
    company,
    proxies: 0,
  }
  const api = createApp(env)
  const whole = {
    api,
    config,
    assets: noAssets,
    clientFolder: null,
    paint,
    now,
    elapsed,
    content: followShown(env),
    giveWay: env.giveWay,
  }
  const site = await createWholeSite(whole)
  const send: WholeSite['send'] = (path, init) => site(new Request(host + path, init))
  return { env, send, get: (path, headers = {}) => send(path, { headers }) }
}
