import {
  CLOCK_SKEW,
  CLOCK_TOLERANCE,
  IDEMPOTENCY_AGE,
  LIMIT_WINDOW,
  MAIL_TOKEN_AGE,
  REFRESH_TOKEN_AGE,
  SESSION_AGE,
} from '#domain/limits.ts'
import { sha256 } from '../crypto.ts'
import type { Caller } from '../operation.ts'
import type { Cookies } from '../ports/cookies.ts'
import type { Env } from '../ports/env.ts'
import type { Session } from '../ports/sessions.ts'
import type { Store } from '../ports/store.ts'
import { isTokenAlive } from '../tokens.ts'
import { clearSessionCookies, sessionCookieName, setSessionCookies } from './cookies.ts'

/** The minimum interval between updates of `seenAt`, in ms, so that reads rarely write. */
const TOUCH_MS = 60_000

/** Returns the caller by the session cookie, or null without a valid session. Counts as activity. */
export async function findCaller(env: Env, cookies: Cookies): Promise<Caller | null> {
  const session = await findSession(env, cookies.incoming)
  if (!session) return null
  const now = env.clock()
  if (now.getTime() - Date.parse(session.seenAt) > TOUCH_MS)
    await env.store.sessions.touch(session.id, now.toISOString())
  const applicant = await env.store.applicants.find(session.applicantId)
  return applicant && { applicant, session }
}

/** Returns the valid session of the cookies, or null. */
export async function findSession(env: Env, cookies: Cookies['incoming']): Promise<Session | null> {
  const token = cookies[sessionCookieName(env.config.secureCookies)]
  if (!token) return null
  const session = await env.store.sessions.find(await sha256(token))
  if (!session) return null
  const now = env.clock().getTime()
  const idle = now - Date.parse(session.seenAt)
  const age = now - Date.parse(session.createdAt)
  const isOfTheFuture = Math.min(idle, age) < -CLOCK_TOLERANCE
  // The row stays, so that a later login of this browser can revoke the token family.
  return idle > SESSION_AGE.idle || age > SESSION_AGE.longest || isOfTheFuture ? null : session
}

/** Opens a session without a refresh token and sets its cookies. */
export async function openFirstSession(
  env: Env,
  cookies: Cookies,
  applicantId: number,
  family = env.random.token('fam'),
): Promise<void> {
  const token = env.random.token('sid')
  const at = env.clock().toISOString()
  await env.store.sessions.insert({ id: await sha256(token), applicantId, family, createdAt: at, seenAt: at })
  setSessionCookies(cookies, token, env.config.secureCookies)
}

/** Opens a session, sets its cookies and returns the refresh token. */
export async function openSession(
  env: Env,
  cookies: Cookies,
  applicantId: number,
  family = env.random.token('fam'),
): Promise<string> {
  const now = env.clock()
  const refreshToken = env.random.token('rt')
  await openFirstSession(env, cookies, applicantId, family)
  await env.store.refreshTokens.insert({
    id: await sha256(refreshToken),
    applicantId,
    family,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_AGE).toISOString(),
    usedAt: null,
  })
  return refreshToken
}

/**
 * Renews a session with a refresh token. Returns the next token, or null if the token is unknown, expired or used before.
 * Reuse revokes all sessions and tokens of the login, because the token may be stolen.
 */
export async function renewSession(env: Env, cookies: Cookies, refreshToken: string): Promise<string | null> {
  const id = await sha256(refreshToken)
  return env.store.transaction(async (store) => {
    const now = env.clock()
    const found = await store.refreshTokens.find(id)
    if (!found || !isTokenAlive(found.expiresAt, REFRESH_TOKEN_AGE, now)) return null
    const isFirstUse = await store.refreshTokens.use(id, now.toISOString())
    await store.sessions.removeFamily(found.family)
    if (isFirstUse) return openSession({ ...env, store }, cookies, found.applicantId, found.family)
    env.security({ event: 'refresh-token-reused', personId: found.applicantId })
    await store.refreshTokens.removeFamily(found.family)
    clearSessionCookies(cookies, env.config.secureCookies)
    return null
  })
}

/** Revokes the session of the cookie, if there is one, with its refresh tokens, and clears the cookies. */
export async function closeSession(env: Env, cookies: Cookies): Promise<void> {
  const token = cookies.incoming[sessionCookieName(env.config.secureCookies)]
  const session = token ? await env.store.sessions.find(await sha256(token)) : null
  if (session) {
    await env.store.sessions.removeFamily(session.family)
    await env.store.refreshTokens.removeFamily(session.family)
  }
  clearSessionCookies(cookies, env.config.secureCookies)
}

/** Revokes the sessions of an applicant with their refresh tokens, but for one family. */
export async function closeSessionsOf(
  store: Store,
  applicantId: number,
  exceptFamily: string | null = null,
): Promise<void> {
  await store.sessions.removeOf(applicantId, exceptFamily)
  await store.refreshTokens.removeOf(applicantId, exceptFamily)
}

/** Removes expired sessions, tokens, attempts and stored responses. */
export async function removeExpired({ store, clock }: Env): Promise<void> {
  const now = clock().getTime()
  const isoIn = (time: number) => new Date(now + time).toISOString()
  // Sessions are stored as long as their refresh tokens.
  await store.sessions.removeBefore(isoIn(-REFRESH_TOKEN_AGE))
  await store.refreshTokens.removeBefore(isoIn(0))
  await store.linkTokens.removeOutside(isoIn(0), isoIn(MAIL_TOKEN_AGE + CLOCK_TOLERANCE))
  await store.attempts.removeOutside(isoIn(0), isoIn(LIMIT_WINDOW + CLOCK_SKEW))
  await store.storedResponses.removeBefore(isoIn(-IDEMPOTENCY_AGE))
}
