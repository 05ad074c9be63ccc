/** The production site without its build and network: it renders like the server, from a store in memory. */
import { createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { createMockEnv } from '#mocks/env.ts'
import { TEST_NOW } from '#mocks/test.ts'
import { createSite } from '#server/app.ts'
import { createCrawlers } from '#server/crawlers/crawlers.ts'
import { createFeed } from '#server/feed/createFeed.ts'
import { createPages } from '#server/http/pages.ts'
import type { Assets } from '#server/page/assets.ts'
import { createPageLoader } from '#server/page/load.ts'
import { createRenderer } from '#server/page/render.tsx'
import { createPainter } from '#server/pictures/painter.ts'
import { createPictures } from '#server/pictures/pictures.ts'
import { configureApi } from '#src/api/http.ts'
import { pathsOf } from '../../support/sitePages.ts'
import { type HtmlPage, readPage } from './htmlPage.ts'

export const ORIGIN = 'http://hashi.test'

/** The internal origin of requests, which must not appear in any output. */
const HOST = 'http://localhost:3000'

const PICTURE_WORKER = new URL('../../../server/pictures/worker.ts', import.meta.url).pathname

/** Scripts and styles come from the build; tests of the whole program cover them. */
const noAssets: Assets = {
  of: () => ({ start: '', program: { run: [], load: [] }, styles: [] }),
  styleHashes: () => [],
}

export type TestSite = {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Opens a page like a browser, following redirects. */
  open: (path: string) => Promise<HtmlPage>
  /** Returns the paths that the sitemap lists. */
  listed: () => Promise<string[]>
}

export async function createTestSite(): Promise<TestSite> {
  const now = () => TEST_NOW
  const api = createApp(await createMockEnv({ clock: now }))
  configureApi({
    transport: async (request) => (await callApp(api, { request, cookies: {}, address: '' })).response,
  })
  const loader = await createPageLoader(now)
  const config = { apiUrl: '/api/v1', origin: ORIGIN, captcha: null, analytics: null }
  const render = createRenderer({ loader, assets: noAssets, config })
  const site = createSite({
    api,
    resources: [
      createFeed(ORIGIN),
      createCrawlers({ loader, origin: ORIGIN, now }),
      createPictures({ loader, paint: createPainter(PICTURE_WORKER), origin: ORIGIN }),
    ],
    pages: createPages({
      render,
      assets: noAssets,
      origin: ORIGIN,
      apiOrigin: null,
      hasCaptcha: false,
      hasAnalytics: false,
      now,
    }),
    trustProxy: false,
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    site(new Request(HOST + path, { headers }))
  return {
    get,
    open: async (path) => {
      const answer = await get(path)
      const target = answer.headers.get('Location')
      if (target === null) return readPage(answer)
      const { pathname, search } = new URL(target, HOST)
      return readPage(await get(pathname + search))
    },
    listed: async () => pathsOf(await (await get('/sitemap.xml')).text()),
  }
}
