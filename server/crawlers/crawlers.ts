import { Hono } from 'hono'
import { API_BASE } from '#backend/app.ts'
import type { ShownContent } from '#backend/content/revisions.ts'
import { languages } from '#domain/lang.ts'
import { inLanguage } from '#src/routes/href.ts'
import { compressed } from '../http/compress.ts'
import type { PageLoader } from '../page/load.ts'
import { sitemapFiles } from './sitemap.ts'
import { sitePages } from './sitePages.ts'

/** The cache time of the sitemap, in ms, if the content does not change before. A job past its closing date is removed within this time. */
const FRESH_FOR = 10 * 60 * 1000
/** The least time between two sitemaps, in ms: an import changes the content each second, and a sitemap lists all pages. */
const LEAST = 5_000

type Sitemap = {
  files: Promise<Map<string, ReturnType<typeof compressed>>>
  madeAt: number
  revision: string
}

type CrawlersOptions = {
  loader: PageLoader
  origin: string
  /** A monotonic clock, in ms. */
  elapsed: () => number
  /** Returns the state of the content that pages show now. */
  content: () => Promise<ShownContent>
}

/** Serves `robots.txt` and the sitemap. */
export function createCrawlers({ loader, origin, elapsed, content }: CrawlersOptions): Hono {
  const robots = robotsText(origin)
  let made: Sitemap | null = null

  async function sitemap(): Promise<Sitemap> {
    const { revision } = await content()
    const time = elapsed()
    if (made && time - made.madeAt < (made.revision === revision ? FRESH_FOR : LEAST)) return made
    const next: Sitemap = { files: files(), madeAt: time, revision }
    // A failure is not cached: the next request retries.
    next.files.catch(() => {
      if (made === next) made = null
    })
    made = next
    return next
  }

  async function files() {
    const texts = sitemapFiles(await sitePages(loader, origin), origin)
    return new Map([...texts].map(([path, text]) => [path, compressed(text)] as const))
  }

  return new Hono()
    .get('/robots.txt', () => new Response(robots, { headers: { ...fresh, ...plain } }))
    .get('/:name{sitemap(?:-[0-9]+)?\\.xml}', async (c, next) => {
      const file = (await (await sitemap()).files).get(c.req.path)
      if (file === undefined) return next()
      const { body, headers } = await file(c.req.raw)
      return new Response(body, { headers: { ...fresh, ...xml, ...headers } })
    })
}

const fresh = { 'Cache-Control': 'public, max-age=600' }
const plain = { 'Content-Type': 'text/plain; charset=utf-8' }
const xml = { 'Content-Type': 'application/xml; charset=utf-8', Vary: 'Accept-Encoding' }

/**
 * The disallowed paths: personal pages and the API. Drafts of articles and cards for other sites are not listed, because crawlers
 * must read them to see their `noindex`.
 */
const closed = [...languages.map((lang) => inLanguage(lang, '/applicant/')), `${API_BASE}/`]

/** Returns `robots.txt`, which allows all other paths. */
function robotsText(origin: string): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '']
  return `${lines.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}
