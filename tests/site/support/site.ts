/** The pages of the production site as the server renders them, from a store in memory. */

import { createPainter } from '#server/pictures/painter.ts'
import { pathsOf } from '../../support/sitePages.ts'
import { type WholeSite, type WholeSiteOptions, startWholeSite } from '../../support/wholeSite.ts'
import { type HtmlPage, readPage } from './htmlPage.ts'

export const ORIGIN = 'http://hashi.test'

/** The internal origin of requests, which must not appear in any output. */
const HOST = 'http://localhost:3000'

const PICTURE_WORKER = new URL('../../../server/pictures/worker.ts', import.meta.url).pathname

export type TestSite = Pick<WholeSite, 'get'> & {
  /** Opens a page like a browser, following redirects. */
  open: (path: string) => Promise<HtmlPage>
  /** Returns the paths that the sitemap lists. */
  listed: () => Promise<string[]>
}

export async function createTestSite(
  options: Pick<WholeSiteOptions, 'jobs' | 'sample' | 'company'> = {},
): Promise<TestSite> {
  const paint = createPainter(PICTURE_WORKER)
  const { get } = await startWholeSite({ origin: ORIGIN, host: HOST, paint, ...options })
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
