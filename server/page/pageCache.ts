/** The cache of rendered pages. */
import { LRUCache } from 'lru-cache'
import type { ShownContent } from '#backend/content/revisions.ts'
import { singleFlight } from '../singleFlight.ts'

/** The cache time of a rendered page, in ms, if the content does not change before. */
const FRESH_FOR = 30_000
/**
 * In a series of changes, such as an import, a page of before a change is served this long after it, in ms, while pages are rendered anew.
 * A single change is shown at once.
 */
const STALE_FOR = 2_000
/** A change that is noticed after a longer time without requests, in ms, may be older, so that it is shown at once. */
const LONGEST_GAP = 1_000
/** The most cached pages, and cached searches: pages with a query, in unlimited variety. A page has 50 to 200 KB in memory. */
const PAGES = { max: 300, maxSize: 32 * 2 ** 20 }
const SEARCHES = { max: 100, maxSize: 16 * 2 ** 20 }

type Entry<Page> = { url: URL; page: Page; readAt: number }
type Cache<Page> = LRUCache<string, Entry<Page>>
type Caches<Page> = { pages: Cache<Page>; searches: Cache<Page> }

type PageCacheOptions<Page> = {
  /** A monotonic clock, in ms. */
  elapsed: () => number
  /** Returns the state of the content that pages show now. */
  content: () => Promise<ShownContent>
  /** Lets requests run before a page is rendered without a visitor who waits for it. */
  giveWay: () => Promise<void>
  make: (url: URL) => Promise<Page>
  isCacheable: (page: Page) => boolean
  /** Returns the approximate bytes of a page in memory, at least 1. */
  sizeOf: (page: Page) => number
}

/**
 * Returns a function that makes the page of an address, or takes it from the cache: for half a minute, or until the content changes. Searches
 * have a separate cache, because a client with ever new searches would evict the popular pages. Decision 72 has the times of changes.
 */
export function createPageCache<Page>({
  elapsed,
  content,
  giveWay,
  make,
  isCacheable,
  sizeOf,
}: PageCacheOptions<Page>): (url: URL) => Promise<Page> {
  const perf = { now: elapsed }
  const cacheOf = (limits: typeof PAGES): Cache<Page> =>
    new LRUCache({
      ...limits,
      sizeCalculation: ({ page }) => sizeOf(page),
      ttl: FRESH_FOR,
      ttlResolution: 0,
      perf,
    })
  const emptyCaches = (): Caches<Page> => ({ pages: cacheOf(PAGES), searches: cacheOf(SEARCHES) })
  const inFlight = singleFlight<Page>()
  let caches = emptyCaches()
  /** The pages of before the last change, while they may be served. */
  let earlier: Caches<Page> | null = null
  let changedAt = -Infinity
  let followedAt = -Infinity
  let shown = ''

  const isOver = () => elapsed() - changedAt > STALE_FOR

  /** Begins with empty caches after a change of the content. */
  async function follow(): Promise<void> {
    const { revision, isSeries } = await content()
    if (revision !== shown) {
      shown = revision
      changedAt = elapsed()
      earlier = isSeries && elapsed() - followedAt <= LONGEST_GAP ? caches : null
      caches = emptyCaches()
      if (earlier) void renew(earlier)
    }
    if (isOver()) earlier = null
    followedAt = elapsed()
  }

  /** Renders the pages that visitors read in the last half minute, the last ones first, while the earlier ones are served. */
  async function renew(before: Caches<Page>): Promise<void> {
    const since = elapsed() - FRESH_FOR
    const read = [...before.pages.values(), ...before.searches.values()]
      .filter(({ readAt }) => readAt >= since)
      .toSorted((a, b) => b.readAt - a.readAt)
    for (const { url, readAt } of read) {
      await giveWay()
      if (earlier !== before || isOver()) return
      // A visitor who asks for the page renders it again, and gets the failure.
      if (!placeOf(url).cache.has(keyOf(url))) await makeOnce(url, readAt).catch(console.error)
    }
  }

  const placeOf = ({ search }: URL) => {
    const kind = search === '' ? 'pages' : 'searches'
    return { cache: caches[kind], stale: earlier?.[kind] }
  }

  function makeOnce(url: URL, readAt: number): Promise<Page> {
    const [key, present, { cache }] = [keyOf(url), shown, placeOf(url)]
    return inFlight(`${present} ${key}`, async () => {
      const page = await make(url)
      // A page of before a change is shown to those who wait for it, and not cached.
      if (isCacheable(page) && present === shown) cache.set(key, { url, page, readAt })
      return page
    })
  }

  return async (url) => {
    await follow()
    const { cache, stale } = placeOf(url)
    const entry = cache.get(keyOf(url)) ?? stale?.get(keyOf(url))
    if (!entry) return makeOnce(url, elapsed())
    entry.readAt = elapsed()
    return entry.page
  }
}

const keyOf = ({ pathname, search }: URL) => pathname + search
