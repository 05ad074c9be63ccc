/** What of an address matters for scrolling. */
export type Place = { key: string; pathname: string; search: string; hash: string }

export type ScrollPlan =
  /** Stay where the view is. */
  | { to: 'stay' }
  | { to: 'top' }
  /** Where the view was when this entry of the history was left; CSS pixels. */
  | { to: 'position'; y: number }
  /** The element of the hash; a new page that does not have it yet begins at its top. */
  | { to: 'hash'; newPage: boolean }

type Change = {
  from: Place
  to: Place
  /** Back or forward, and links that the browser followed without the router. */
  isPop: boolean
  /** Where the view was at the last visit of this entry, if there was one. */
  kept: number | undefined
}

/** Where the view goes after a navigation (spec §2, product-decisions §11). */
export function scrollPlan({ from, to, isPop, kept }: Change): ScrollPlan {
  if (isPop && kept !== undefined && entryOf(from) !== entryOf(to)) return { to: 'position', y: kept }
  if (from.pathname !== to.pathname) return to.hash ? { to: 'hash', newPage: true } : { to: 'top' }
  const queryAlone = from.search !== to.search && from.hash === to.hash
  return to.hash && !queryAlone ? { to: 'hash', newPage: false } : { to: 'stay' }
}

/**
 * Names an entry of the history. The router's key alone does not: all entries that it did not make itself share the key
 * "default", such as the first and those of the skip link.
 */
export function entryOf({ key, pathname, search, hash }: Place): string {
  return `${key} ${pathname}${search}${hash}`
}
