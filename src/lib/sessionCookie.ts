/** The readable cookie beside the session (openapi/guide/account.md): without it no person is logged in, so no call asks for the person. */
const NAME = 'hashi_session'

/** Returns whether a session may exist in this browser. False on the server, which renders the same page for all visitors. */
export function hasSessionCookie(): boolean {
  return typeof document !== 'undefined' && document.cookie.split('; ').includes(`${NAME}=1`)
}

/** Forgets the session at once, also if the server cannot be reached to empty the cookie. */
export function dropSessionCookie(): void {
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`
}
