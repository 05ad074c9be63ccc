import { DEVICE_AGE } from '#domain/limits.ts'
import type { Cookies } from '../ports/cookies.ts'

export const SESSION_COOKIE = 'hashi_sid'
/** Browsers accept cookies of this prefix from the site's own origin only, so that no neighbouring domain can plant a session (RFC 6265bis). */
const HOST_PREFIX = '__Host-'
/** Readable by scripts, which ask for the logged-in person only if it is set. */
const MARKER_COOKIE = 'hashi_session'
/** Identifies a browser with an earlier login of an applicant (`device.ts`). */
export const DEVICE_COOKIE = 'hashi_device'

/** Returns the name of the session cookie. The prefix needs https. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? HOST_PREFIX + SESSION_COOKIE : SESSION_COOKIE

export function setSessionCookies(cookies: Cookies, token: string, secure: boolean): void {
  const name = sessionCookieName(secure)
  write(cookies, `${name}=${token}; Path=/; HttpOnly`, secure)
  write(cookies, `${MARKER_COOKIE}=1; Path=/`, secure)
  cookies.incoming[name] = token
}

export function clearSessionCookies(cookies: Cookies, secure: boolean): void {
  const name = sessionCookieName(secure)
  write(cookies, `${name}=; Path=/; HttpOnly; Max-Age=0`, secure)
  write(cookies, `${MARKER_COOKIE}=; Path=/; Max-Age=0`, secure)
  delete cookies.incoming[name]
}

/** Sets a cookie that persists after the session and after the browser closes. */
export function setDeviceCookie(cookies: Cookies, token: string, secure: boolean): void {
  write(cookies, `${DEVICE_COOKIE}=${token}; Path=/; HttpOnly; Max-Age=${DEVICE_AGE / 1000}`, secure)
}

function write(cookies: Cookies, cookie: string, secure: boolean): void {
  const name = cookie.slice(0, cookie.indexOf('=') + 1)
  // A response sets each cookie once: a login closes the earlier session first and then replaces its emptied cookies.
  cookies.outgoing = cookies.outgoing.filter((earlier) => !earlier.startsWith(name))
  cookies.outgoing.push(`${cookie}; SameSite=Lax${secure ? '; Secure' : ''}`)
}
