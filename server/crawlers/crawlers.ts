import { acceptedEncoding, compress } from '../http/compress.ts'
import { commonHeaders } from '../http/headers.ts'
import type { PageLoader } from '../page/load.ts'
import { robotsText } from './robots.ts'
import { sitemapFiles } from './sitemap.ts'
import { sitePages } from './sitePages.ts'

/** How long a sitemap is used again, in ms: a job that closes leaves it within this time. */
const FRESH_FOR = 10 * 60 * 1000

type Body = Uint8Array<ArrayBuffer>

type Made = { files: Promise<Map<string, string>>; bodies: Map<string, Promise<Body>>; until: number }

type CrawlersOptions = { loader: PageLoader; origin: string; now: () => Date }

/** Answers requests for `robots.txt` and the sitemap; null for other addresses. */
export function createCrawlers({ loader, origin, now }: CrawlersOptions) {
  const robots = robotsText(origin)
  let made: Made | null = null

  function sitemap(): Made {
    const time = now().getTime()
    if (made && made.until > time) return made
    const files = sitePages(loader, origin).then((pages) => sitemapFiles(pages, origin))
    const fresh: Made = { files, bodies: new Map(), until: time + FRESH_FOR }
    // What failed is tried again at the next request.
    files.catch(() => {
      if (made === fresh) made = null
    })
    made = fresh
    return fresh
  }

  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/robots.txt') return answer(request, new TextEncoder().encode(robots), plain)
    if (!/^\/sitemap(-\d+)?\.xml$/.test(pathname)) return null
    const { files, bodies } = sitemap()
    const text = (await files).get(pathname)
    if (text === undefined) return null
    const encoding = acceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined)
    const key = `${encoding} ${pathname}`
    const body = bodies.get(key) ?? compress(text, encoding)
    bodies.set(key, body)
    return answer(request, await body, { ...xml, ...(encoding && { 'Content-Encoding': encoding }) })
  }
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8' }
const xml = { 'Content-Type': 'application/xml; charset=utf-8', Vary: 'Accept-Encoding' }

function answer(request: Request, body: Body, headers: Record<string, string>): Response {
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...commonHeaders, 'Cache-Control': 'public, max-age=600', ...headers },
  })
}
