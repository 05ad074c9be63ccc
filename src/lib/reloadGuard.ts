import { stored } from './stored.ts'

/** The minimum time between two such reloads, in ms. S §9; not in `domain/limits.ts`, which would make the start script larger. */
const RELOAD_GUARD = 10_000

/** When this tab last reloaded for a failed file, in ms since 1970. */
const reloadedAt = stored(
  'sessionStorage',
  'reloadedAt',
  (value) => (typeof value === 'number' ? value : undefined),
  0,
)

/**
 * Reloads the page because a file of the program failed to load, as after a release: at most once in 10 s, and not while offline, where
 * the page would be lost (spec §8). Loads the address that the person is opening, if one is given. Returns whether it reloads. It does not
 * if the reload cannot be recorded: the page could then reload forever.
 */
export function reloadOnce(opening?: string): boolean {
  const now = Date.now()
  if (!navigator.onLine || now - reloadedAt.get() < RELOAD_GUARD || !reloadedAt.set(now)) return false
  const { location } = window
  if (opening === undefined || opening === location.pathname + location.search + location.hash)
    location.reload()
  else location.assign(opening)
  return true
}
