/** The server's check whether an address is free (rule validateEmail). */

import type { Lang } from '#domain/lang.ts'
import { createStore, useStore } from '#src/lib/store.ts'

type Result = 'free' | 'taken' | 'failed'
type EmailCheck = { email: string; state: Result | 'checking' }

/** Timeout of the request, in ms. */
const TIMEOUT = 10_000
/** How long a failure is cached, in ms: one validation of the form checks an address several times. */
const FAILURE_CACHE_TIME = 2000

/** The check of the last address. */
const last = createStore<EmailCheck | null>(null)
const results = new Map<string, Promise<Result>>()

export const useEmailCheck = () => useStore(last)

/** Returns true when the last check failed; the message then differs. */
export const hasCheckFailed = () => last.get()?.state === 'failed'

/** Checks an address and caches the result. A failure counts as "not available" (spec §8); an outdated result is ignored. */
export async function isAvailable(lang: Lang, email: string): Promise<boolean> {
  const known = results.get(email)
  const pending = known ?? request(lang, email)
  if (last.get()?.email !== email || !known) last.set({ email, state: 'checking' })
  const state = await pending
  if (last.get()?.email !== email) return true
  if (last.get()?.state !== state) last.set({ email, state })
  return state === 'free'
}

/** Records that the server has since reported the address as taken. */
export function noteTaken(email: string): void {
  results.set(email, Promise.resolve('taken'))
  last.set({ email, state: 'taken' })
}

function request(lang: Lang, email: string): Promise<Result> {
  const pending = check(lang, email)
  results.set(email, pending)
  void dropFailure(email, pending)
  return pending
}

/** Drops a failure after a time, unless a newer check of the address has replaced it. */
async function dropFailure(email: string, pending: Promise<Result>): Promise<void> {
  if ((await pending) !== 'failed') return
  setTimeout(() => {
    if (results.get(email) === pending) results.delete(email)
  }, FAILURE_CACHE_TIME)
}

async function check(lang: Lang, email: string): Promise<Result> {
  try {
    const { isEmailFree } = await import('#src/api/account.ts')
    return (await isEmailFree(lang, email, AbortSignal.timeout(TIMEOUT))) ? 'free' : 'taken'
  } catch {
    return 'failed'
  }
}

/** Drops a cached failure, so that the next check sends a request. */
export function forgetFailure(): void {
  const latest = last.get()
  if (latest?.state === 'failed') results.delete(latest.email)
}
