/** The cache of rendered pages. */
import { LRUCache } from 'lru-cache'
import { singleFlight } from '../singleFlight.ts'

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

type Cache<Page extends object> = LRUCache<string, Page>
type Caches<Page extends object> = { pages: Cache<Page>; searches: Cache<Page> }

type PageCacheOptions<Page> = {
  /** A monotonic clock, in ms. */
  elapsed: () => number
  /** Returns the revision of the content that pages show now. */
  revision: () => Promise<string>
  make: (url: URL) => Promise<Page>
  isCacheable: (page: Page) => boolean
  /** Returns the approximate bytes of a page in memory, at least 1. */
  sizeOf: (page: Page) => number
}

/**
 * Returns a function that makes the page of an address, or takes it from the cache: for half a minute, or until the content changes. Searches
 * have a separate cache, because a client with ever new searches would evict the popular pages. Decision 72 has the times of changes.
 */
export function createPageCache<Page extends object>({
  elapsed,
  revision,
  make,
  isCacheable,
  sizeOf,
}: PageCacheOptions<Page>): (url: URL) => Promise<Page> {
  const perf = { now: elapsed }
  const cacheOf = (limits: typeof PAGES) =>
    new LRUCache<string, Page>({
      ...limits,
      sizeCalculation: sizeOf,
      ttl: FRESH_FOR,
      ttlResolution: 0,
      perf,
    })
  const emptyCaches = (): Caches<Page> => ({ pages: cacheOf(PAGES), searches: cacheOf(SEARCHES) })
  const inFlight = singleFlight<Page>()
  let caches = emptyCaches()
  /** The pages of before the last change, while they may be served. */
  let earlier: Caches<Page> | null = null
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

  async function makeAndStore(
    url: URL,
    { key, cache, present }: { key: string; cache: Cache<Page>; present: string },
  ): Promise<Page> {
    const page = await make(url)
    // A page of before a change is shown to those who wait for it, and not cached.
    if (isCacheable(page) && present === shown) cache.set(key, page)
    return page
  }

  return async (url) => {
    const present = await follow()
    const key = url.pathname + url.search
    const kind = url.search === '' ? 'pages' : 'searches'
    const cache = caches[kind]
    const cached = cache.get(key)
    if (cached) return cached
    const stale = earlier?.[kind].get(key)
    const rendered = inFlight(`${present} ${key}`, () => makeAndStore(url, { key, cache, present }))
    if (!stale) return rendered
    // The next request renders the page again, and reports its failure.
    rendered.catch(console.error)
    return stale
  }
}
