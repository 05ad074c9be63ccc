/** The cache of pages and public answers of the API, which change only with the content. */

import { LRUCache } from 'lru-cache'
import type { ShownContent } from '#backend/content/revisions.ts'
import { singleFlight } from './singleFlight.ts'

/** The cache time of an entry, in ms, if the content does not change before. */
const FRESH_FOR = 30_000
/**
 * In a series of changes, such as an import, an entry of before a change is served this long after it, in ms, while entries are made anew.
 * A single change is shown at once.
 */
const STALE_FOR = 2_000
/** A change that is noticed after a longer time without requests, in ms, may be older, so that it is shown at once. */
const LONGEST_GAP = 1_000
/** The time after a look at the state of the content that `cached` trusts it, in ms. Looking takes as long as the rest of its work. */
const TRUSTED_FOR = 50
/** The most entries without a query, and searches: those with one, in unlimited variety. A page has 50 to 200 KB in memory. */
const LIMITS = {
  plain: { max: 300, maxSize: 32 * 2 ** 20 },
  searches: { max: 100, maxSize: 16 * 2 ** 20 },
}

/** The state of the content, its clock, and the time for work without a visitor who waits for it. */
export type CacheHost = {
  /** A monotonic clock, in ms. */
  elapsed: () => number
  /** Returns the state of the content that is shown now. */
  content: () => Promise<ShownContent>
  /** Lets requests run before an entry is made without a visitor who waits for it. */
  giveWay: () => Promise<void>
}

type Entry<Address, Made> = { address: Address; made: Made; readAt: number }
type Cache<Address, Made> = LRUCache<string, Entry<Address, Made>>
type Caches<Address, Made> = Record<keyof typeof LIMITS, Cache<Address, Made>>

type Options<Address, Made> = CacheHost & {
  keyOf: (address: Address) => string
  make: (address: Address) => Promise<Made>
  isCacheable: (made: Made) => boolean
  /** Returns the approximate bytes of an entry in memory, at least 1. */
  sizeOf: (made: Made) => number
}

export type ContentCache<Address, Made> = {
  /** Makes the entry of an address, or takes it from the cache. */
  get: (address: Address) => Promise<Made>
  /** Returns the entry of an address if no work is needed for it. */
  cached: (address: Address) => Made | undefined
}

/**
 * Creates a cache with entries for half a minute, or until the content changes. Searches have a separate cache, because a client with ever
 * new searches would evict the popular entries. Decision 72 has the times of changes.
 */
export function createContentCache<Address extends { search: string }, Made>({
  elapsed,
  content,
  giveWay,
  keyOf,
  make,
  isCacheable,
  sizeOf,
}: Options<Address, Made>): ContentCache<Address, Made> {
  const perf = { now: elapsed }
  const cacheOf = (limits: { max: number; maxSize: number }): Cache<Address, Made> =>
    new LRUCache({
      ...limits,
      sizeCalculation: ({ made }) => sizeOf(made),
      ttl: FRESH_FOR,
      ttlResolution: 0,
      perf,
    })
  const emptyCaches = (): Caches<Address, Made> => ({
    plain: cacheOf(LIMITS.plain),
    searches: cacheOf(LIMITS.searches),
  })
  const inFlight = singleFlight<Made>()
  let caches = emptyCaches()
  /** The entries of before the last change, while they may be served. */
  let earlier: Caches<Address, Made> | null = null
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

  /** Makes the entries that visitors read in the last half minute, the last ones first, while the earlier ones are served. */
  async function renew(before: Caches<Address, Made>): Promise<void> {
    const since = elapsed() - FRESH_FOR
    const read = [...before.plain.values(), ...before.searches.values()]
      .filter(({ readAt }) => readAt >= since)
      .toSorted((a, b) => b.readAt - a.readAt)
    for (const { address, readAt } of read) {
      await giveWay()
      if (earlier !== before || isOver()) return
      // A visitor who asks for the entry makes it again, and gets the failure.
      if (!placeOf(address).cache.has(keyOf(address))) await makeOnce(address, readAt).catch(console.error)
    }
  }

  const placeOf = ({ search }: Address) => {
    const kind = search === '' ? 'plain' : 'searches'
    return { cache: caches[kind], stale: earlier?.[kind] }
  }

  function makeOnce(address: Address, readAt: number): Promise<Made> {
    const [key, present, { cache }] = [keyOf(address), shown, placeOf(address)]
    return inFlight(`${present} ${key}`, async () => {
      const made = await make(address)
      // An entry of before a change is shown to those who wait for it, and not cached.
      if (isCacheable(made) && present === shown) cache.set(key, { address, made, readAt })
      return made
    })
  }

  function find(address: Address): Made | undefined {
    const { cache, stale } = placeOf(address)
    const key = keyOf(address)
    const entry = cache.get(key) ?? stale?.get(key)
    if (entry) entry.readAt = elapsed()
    return entry?.made
  }

  return {
    get: async (address) => {
      await follow()
      return find(address) ?? makeOnce(address, elapsed())
    },
    cached: (address) => (elapsed() - followedAt <= TRUSTED_FOR ? find(address) : undefined),
  }
}
