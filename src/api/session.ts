/**
 * The session of this document. The refresh token is stored in memory only, so after a reload the cookie alone carries the session
 * (product-decisions §3).
 */

import type { Lang } from '#domain/lang.ts'
import { dropSessionCookie } from '../lib/sessionCookie.ts'
import { ApiError } from './apiError.ts'
import { refreshSession } from './generated/account/account.ts'
import { type Call, configureApi } from './http.ts'

/** Calls with a 401 that does not concern the session. */
const withoutSession = ['/applicant/login', '/applicant/refresh']

let refreshToken: string | null = null
let renewing: Promise<boolean> | null = null
/** The number of sessions so far: a call that was sent in an earlier one is repeated without a further renewal. */
let sessions = 0
const listeners = new Set<() => void>()

configureApi({ session: { current: () => sessions, renew: renewAfter } })

/** Stores the refresh token of a login; null where a session has none. */
export function startSession(token: string | null): void {
  refreshToken = token
  sessions++
}

/** Notes that the person has logged in again in another tab: a call that is refused with the earlier cookie is repeated with the new one. */
export function noteOtherLogin(): void {
  sessions++
}

/** Forgets the session in this browser, as at a logout. */
export function forgetSession(): void {
  startSession(null)
  dropSessionCookie()
}

/** Calls a listener when the server no longer knows the session. Returns a function that removes the listener. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns whether a call that was refused in the session number `sent` may be repeated. Waiting calls share one renewal. Rejects if the
 * renewal fails for another reason than a refusal: the session may be renewed later.
 */
async function renewAfter({ path, lang = 'ja' }: Call, sent: number): Promise<boolean> {
  if (withoutSession.includes(path)) return false
  if (sent !== sessions) return true
  renewing ??= renew(lang).finally(() => {
    renewing = null
  })
  const isRenewed = await renewing
  if (!isRenewed) endSession()
  return isRenewed
}

async function renew(lang: Lang): Promise<boolean> {
  if (refreshToken === null) return false
  const renewed = sessions
  try {
    const { refresh_token } = await refreshSession(lang, { refresh_token: refreshToken })
    const isCurrent = sessions === renewed
    if (isCurrent) startSession(refresh_token)
    return isCurrent
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    refreshToken = null
    return false
  }
}

function endSession(): void {
  forgetSession()
  for (const listener of listeners) listener()
}
