import { LRUCache } from 'lru-cache'
import { RETRY_AFTER } from '#backend/ports/unavailable.ts'
import { type LayoutRules, layoutRules } from '#src/routes/layoutRules.ts'
import type { Row } from '#src/routes/row.ts'
import type { Assets } from './assets.ts'
import { forBot } from './forBot.ts'
import type { Rendered, RenderedPage, Renderer } from './render.tsx'
import { singleFlight } from '../singleFlight.ts'
import { QUALITY, compressed, compressedBetter } from '../http/compress.ts'
import { type PolicyOptions, pageSecurity } from '../http/headers.ts'
import { redirectOf } from '../http/redirects.ts'

/** The cache time of a rendered page, in ms, if the content does not change before. */
const FRESH_FOR = 30_000
/**
 * In a series of changes, such as an import, each cached page is served this long after a change while it is rendered anew, in ms. A single
 * change is shown at once.
 */
const STALE_FOR = 1_000
/** The number of changes within `SERIES_TIME`, in ms, that are a series. */
const SERIES = 4
const SERIES_TIME = 60_000
/** The most cached pages, and cached searches: pages with a query, in unlimited variety. A page has 50 to 200 KB in memory. */
const PAGES = { max: 300, maxSize: 32 * 2 ** 20 }
const SEARCHES = { max: 100, maxSize: 16 * 2 ** 20 }

/** The headers of every page, and of the short pages for bots. */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, User-Agent',
}

type CachedPage = { rendered: Rendered; html: ReturnType<typeof compressed> }

type Cache = LRUCache<string, CachedPage>
type Caches = { pages: Cache; searches: Cache }

type PagesOptions = Omit<PolicyOptions, 'styleHashes' | 'mayBeFramed'> & {
  render: Renderer
  assets: Assets
  origin: string
  /** A monotonic clock, in ms. */
  elapsed: () => number
  /** Returns the revision of the content that pages show now. */
  revision: () => Promise<string>
}

/**
 * Serves pages. Public pages are the same for all visitors, so each is cached for half a minute, or until the content changes. Searches have a separate cache, because a
 * client with ever new searches would evict the popular pages. Decision 72 has the times of changes.
 */
export function createPages({ render, assets, origin, elapsed, revision, ...policy }: PagesOptions) {
  const perf = { now: elapsed }
  const cacheOf = (limits: typeof PAGES) =>
    new LRUCache<string, CachedPage>({
      ...limits,
      sizeCalculation: sizeOf,
      ttl: FRESH_FOR,
      ttlResolution: 0,
      perf,
    })
  const emptyCaches = (): Caches => ({ pages: cacheOf(PAGES), searches: cacheOf(SEARCHES) })
  const inFlight = singleFlight<CachedPage>()
  let caches = emptyCaches()
  /** The pages of before the last change, while they may be served. */
  let earlier: Caches | null = null
  let changes: number[] = []
  let followedAt = -Infinity
  let shown = ''

  /** Begins with empty caches after a change of the content. Returns the present revision. */
  async function follow(): Promise<string> {
    const present = await revision()
    if (present !== shown) {
      shown = present
      changes = [...changes, elapsed()].slice(-SERIES)
      // Without a request for a while, the change may be older than its notice.
      earlier = isSeries() && elapsed() - followedAt <= STALE_FOR ? caches : null
      caches = emptyCaches()
    }
    if (elapsed() - (changes.at(-1) ?? 0) > STALE_FOR) earlier = null
    followedAt = elapsed()
    return present
  }

  const isSeries = () => changes.length === SERIES && elapsed() - (changes[0] ?? 0) < SERIES_TIME

  async function pageOf(url: URL): Promise<CachedPage> {
    const present = await follow()
    const key = url.pathname + url.search
    const kind = url.search === '' ? 'pages' : 'searches'
    const cache = caches[kind]
    const cached = cache.get(key)
    if (cached) return cached
    const stale = earlier?.[kind].get(key)
    const rendered = inFlight(`${present} ${key}`, () => renderPage(url, { key, cache, present }))
    if (!stale) return rendered
    // The next request renders the page again, and reports its failure.
    rendered.catch(console.error)
    return stale
  }

  async function renderPage(
    url: URL,
    { key, cache, present }: { key: string; cache: Cache; present: string },
  ): Promise<CachedPage> {
    const rendered = await render(publicAddress(url))
    // Hardly any two visitors send the same query, so those pages are not worth the time of the best compression.
    const text = 'html' in rendered ? rendered.html : ''
    const html = cache === caches.pages ? compressedBetter(text) : compressed(text, QUALITY.once)
    const page = { rendered, html }
    // A page of before a change is shown to those who wait for it, and not cached.
    if (isCacheable(rendered) && present === shown) cache.set(key, page)
    return page
  }

  /** Returns the URL under the public origin, whatever the `Host` header. A path such as `//host` stays a path. */
  function publicAddress({ pathname, search }: URL): URL {
    return Object.assign(new URL(origin), { pathname, search })
  }

  function headersOf({ assets: used, row, status, missing }: RenderedPage): Record<string, string> {
    return {
      ...pageHeaders,
      ...pageSecurity({
        ...policy,
        styleHashes: assets.styleHashes(used.styles),
        mayBeFramed: rulesOf(row).isEmbedded ?? false,
      }),
      ...((rulesOf(row).noStore || missing !== 'nothing') && { 'Cache-Control': 'no-store' }),
      ...retryAfter(status),
    }
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const target = redirectOf(url)
    if (target) return redirect(target, 308)
    const page = await pageOf(url)
    if ('location' in page.rendered) return redirect(page.rendered.location, page.rendered.status)
    const { status } = page.rendered
    const short = status < 400 ? null : forBot(request, status, headersForBots(status))
    if (short) return short
    const { body, headers } = await page.html(request)
    return new Response(body, { status, headers: { ...headersOf(page.rendered), ...headers } })
  }
}

/** Returns the approximate bytes of a page in memory, at two for each character. Its compressed bodies have a tenth of this size. */
const sizeOf = ({ rendered }: CachedPage) => ('html' in rendered ? 2 * rendered.html.length : 0) + 1

const isCacheable = (rendered: Rendered) =>
  rendered.status === 200 &&
  'row' in rendered &&
  !rulesOf(rendered.row).noStore &&
  rendered.missing === 'nothing'

const rulesOf = (row: Row | undefined): LayoutRules => (row ? layoutRules[row.layout] : {})

const retryAfter = (status: number): Record<string, string> =>
  status === 503 ? { 'Retry-After': String(RETRY_AFTER) } : {}

const headersForBots = (status: number) => ({ ...pageHeaders, ...retryAfter(status) })

function redirect(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location } })
}
