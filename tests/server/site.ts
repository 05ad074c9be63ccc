/** The whole site in this process, composed like the production server, over a store in memory. */
import { createApp } from '#backend/app.ts'
import { type MockEnv, createMockEnv } from '#mocks/env.ts'
import { TEST_NOW } from '#mocks/test.ts'
import { createSite } from '#server/app.ts'
import { createCrawlers } from '#server/crawlers/crawlers.ts'
import { createFeed } from '#server/feed/createFeed.ts'
import { createPages } from '#server/http/pages.ts'
import { reachApi } from '#server/page/apiAccess.ts'
import type { Assets } from '#server/page/assets.ts'
import { createPageLoader } from '#server/page/load.ts'
import { createRenderer } from '#server/page/render.tsx'
import type { Painter } from '#server/pictures/painter.ts'
import { createPictures } from '#server/pictures/pictures.ts'

const ORIGIN = 'https://hashi.example'

/** The client is not built for tests. */
const assets: Assets = {
  of: () => ({ start: '/assets/start.js', program: { run: [], load: [] }, styles: [] }),
  styleHashes: () => [],
}

const noPictures: Painter = async () => null

export type TestSite = {
  env: MockEnv
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
}

export async function createTestSite(paint: Painter = noPictures): Promise<TestSite> {
  const now = () => TEST_NOW
  const env = await createMockEnv({ clock: now, origin: ORIGIN })
  const api = createApp(env)
  reachApi(api, null)
  const loader = await createPageLoader(now)
  const config = { apiUrl: '/api/v1', origin: ORIGIN, captcha: null, analytics: null }
  const site = createSite({
    api,
    resources: [
      createFeed(ORIGIN),
      createCrawlers({ loader, origin: ORIGIN, now }),
      createPictures({ loader, paint, origin: ORIGIN }),
    ],
    pages: createPages({
      render: createRenderer({ loader, assets, config }),
      assets,
      origin: ORIGIN,
      apiOrigin: null,
      hasCaptcha: false,
      hasAnalytics: false,
      now,
    }),
    trustProxy: false,
  })
  return { env, get: (path, headers) => site(new Request(ORIGIN + path, { headers })) }
}
