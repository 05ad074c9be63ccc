import { compressed } from '../http/compress.ts'
import { commonHeaders } from '../http/headers.ts'
import type { PageLoader } from '../page/load.ts'
import { robotsText } from './robots.ts'
import { sitemapFiles } from './sitemap.ts'
import { sitePages } from './sitePages.ts'

/** The cache time of the sitemap, in ms. A closed job is removed from it within this time. */
const FRESH_FOR = 10 * 60 * 1000

type Sitemap = { files: Promise<Map<string, ReturnType<typeof compressed>>>; until: number }

type CrawlersOptions = {
  loader: PageLoader
  origin: string
  /** A clock that nobody sets, in ms. */
  elapsed: () => number
}

/** Serves `robots.txt` and the sitemap. The handler returns null for other paths. */
export function createCrawlers({ loader, origin, elapsed }: CrawlersOptions) {
  const robots = robotsText(origin)
  let made: Sitemap | null = null

  function sitemap(): Sitemap {
    const time = elapsed()
    if (made && made.until > time) return made
    const fresh: Sitemap = { files: files(), until: time + FRESH_FOR }
    // A failure is not cached: the next request retries.
    fresh.files.catch(() => {
      if (made === fresh) made = null
    })
    made = fresh
    return fresh
  }

  async function files() {
    const texts = sitemapFiles(await sitePages(loader, origin), origin)
    return new Map([...texts].map(([path, text]) => [path, compressed(text)] as const))
  }

  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/robots.txt') return respond(request, new TextEncoder().encode(robots), plain)
    if (!/^\/sitemap(-\d+)?\.xml$/.test(pathname)) return null
    const file = (await sitemap().files).get(pathname)
    if (file === undefined) return null
    const { body, headers } = await file(request)
    return respond(request, body, { ...xml, ...headers })
  }
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8' }
const xml = { 'Content-Type': 'application/xml; charset=utf-8', Vary: 'Accept-Encoding' }

function respond(request: Request, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...commonHeaders, 'Cache-Control': 'public, max-age=600', ...headers },
  })
}
