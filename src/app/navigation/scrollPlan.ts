/** The parts of an address that matter for scrolling. */
export type Place = { key: string; pathname: string; search: string; hash: string }

export type ScrollPlan =
  | { to: 'stay' }
  | { to: 'top' }
  /** The position when this history entry was left, in CSS pixels. */
  | { to: 'position'; y: number }
  /** The element of the hash; a new page starts at its top until the element exists. */
  | { to: 'hash'; newPage: boolean }

type Change = {
  from: Place
  to: Place
  /** Back, forward, or a link that the browser followed without the router. */
  isPop: boolean
  /** The position at the last visit of this entry, if any. */
  kept: number | undefined
}

/** Returns where to scroll after a navigation (spec §2, product-decisions §11). */
export function scrollPlan({ from, to, isPop, kept }: Change): ScrollPlan {
  if (isPop && kept !== undefined && entryOf(from) !== entryOf(to)) return { to: 'position', y: kept }
  if (from.pathname !== to.pathname) return to.hash ? { to: 'hash', newPage: true } : { to: 'top' }
  const queryAlone = from.search !== to.search && from.hash === to.hash
  return to.hash && !queryAlone ? { to: 'hash', newPage: false } : { to: 'stay' }
}

/**
 * Identifies a history entry. The router's key is not enough: entries that the router did not create, such as the first one, share the key
 * "default".
 */
export function entryOf({ key, pathname, search, hash }: Place): string {
  return `${key} ${pathname}${search}${hash}`
}
