import { DEVICE_AGE } from '#domain/limits.ts'
import type { Cookies } from '../ports/cookies.ts'

export const SESSION_COOKIE = 'hashi_sid'
/** Readable by scripts: whether it is worth asking who is logged in. */
const MARKER_COOKIE = 'hashi_session'
/** Says in which browser an applicant has logged in before (`device.ts`). */
export const DEVICE_COOKIE = 'hashi_device'

export function setSessionCookies(cookies: Cookies, token: string, secure: boolean): void {
  write(cookies, `${SESSION_COOKIE}=${token}; Path=/; HttpOnly`, secure)
  write(cookies, `${MARKER_COOKIE}=1; Path=/`, secure)
  cookies.incoming[SESSION_COOKIE] = token
}

export function clearSessionCookies(cookies: Cookies, secure: boolean): void {
  write(cookies, `${SESSION_COOKIE}=; Path=/; HttpOnly; Max-Age=0`, secure)
  write(cookies, `${MARKER_COOKIE}=; Path=/; Max-Age=0`, secure)
  delete cookies.incoming[SESSION_COOKIE]
}

/** Survives the end of the session, and the browser's. */
export function setDeviceCookie(cookies: Cookies, token: string, secure: boolean): void {
  write(cookies, `${DEVICE_COOKIE}=${token}; Path=/; HttpOnly; Max-Age=${DEVICE_AGE / 1000}`, secure)
}

function write(cookies: Cookies, cookie: string, secure: boolean): void {
  const name = cookie.slice(0, cookie.indexOf('=') + 1)
  // An answer sets each cookie once: what a login sets replaces what the end of the session before has emptied.
  cookies.outgoing = cookies.outgoing.filter((earlier) => !earlier.startsWith(name))
  cookies.outgoing.push(`${cookie}; SameSite=Lax${secure ? '; Secure' : ''}`)
}
