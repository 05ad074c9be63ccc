/** The way back after a login: the page that was asked for, in `?redirect=` of the login page. */

import type { Lang } from '#domain/lang.ts'
import { href } from './href.ts'
import { pageAt } from './pageAt.ts'

type Place = { pathname: string; search: string; hash: string }

/** An origin that no address of the site has. */
const ORIGIN = 'https://site.invalid'

/** Returns the login page's address that leads back to a place. */
export const loginHref = (lang: Lang, { pathname, search, hash }: Place): string =>
  `${href(lang, 'login')}?${String(new URLSearchParams({ redirect: pathname + search + hash }))}`

/**
 * Returns the address of the page that `redirect` names. Null for addresses of other sites, however encoded, and for pages that do not
 * exist.
 */
export function redirectIn(search: string | URLSearchParams): string | null {
  const wanted = new URLSearchParams(search).get('redirect')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ORIGIN)) return null
  const url = new URL(wanted, ORIGIN)
  if (url.origin !== ORIGIN || isDisguised(wanted) || isDisguised(decoded(url.pathname))) return null
  return pageAt(url.pathname) ? url.pathname + url.search + url.hash : null
}

/** Browsers ignore control characters and read a backslash as a slash: `/\t/other.example` and `/\other.example` are other sites. */
const isDisguised = (path: string): boolean => path.startsWith('//') || /[\p{Cc}\\]/u.test(path)

/** Decodes escapes however often they were encoded; returns the text as far as it can be decoded. */
function decoded(text: string): string {
  try {
    const next = decodeURIComponent(text)
    return next === text ? text : decoded(next)
  } catch {
    return text
  }
}
