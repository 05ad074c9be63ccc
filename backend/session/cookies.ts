import type { Cookies } from '../ports/cookies.ts'

export const SESSION_COOKIE = 'hashi_sid'
/** Readable by scripts: whether it is worth asking who is logged in. */
const MARKER_COOKIE = 'hashi_session'

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

function write(cookies: Cookies, cookie: string, secure: boolean): void {
  const name = cookie.slice(0, cookie.indexOf('=') + 1)
  // An answer sets each cookie once: what a login sets replaces what the end of the session before has emptied.
  cookies.outgoing = cookies.outgoing.filter((earlier) => !earlier.startsWith(name))
  cookies.outgoing.push(`${cookie}; SameSite=Lax${secure ? '; Secure' : ''}`)
}
