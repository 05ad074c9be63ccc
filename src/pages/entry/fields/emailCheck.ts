/** Whether an address is free, as the server says (rule validateEmail). */
import type { Lang } from '#domain/lang.ts'
import { isEmailFree } from '#src/api/entry.ts'
import { createStore, useStore } from '#src/lib/store.ts'

type Result = 'free' | 'taken' | 'failed'
type EmailCheck = { email: string; state: Result | 'checking' }

/** How long the server may take, in ms. */
const PATIENCE = 10_000
/** How long a failure stays before the next check asks again, in ms: one look at a form checks an address several times. */
const FAILED_FOR = 2000

/** The last address that was asked for. */
const last = createStore<EmailCheck | null>(null)
const results = new Map<string, Promise<Result>>()

export const useEmailCheck = () => useStore(last)

/** Whether the last check could not be made; the message is another one then. */
export const hasCheckFailed = () => last.get()?.state === 'failed'

/** Asks once for each address. A failure counts as "not available" (spec §8); a result that comes too late is ignored. */
export async function isAvailable(lang: Lang, email: string): Promise<boolean> {
  const known = results.get(email)
  const asking = known ?? ask(lang, email)
  if (last.get()?.email !== email || !known) last.set({ email, state: 'checking' })
  const state = await asking
  if (last.get()?.email !== email) return true
  if (last.get()?.state !== state) last.set({ email, state })
  return state === 'free'
}

/** What the server has said since. */
export function noteTaken(email: string): void {
  results.set(email, Promise.resolve('taken'))
  last.set({ email, state: 'taken' })
}

function ask(lang: Lang, email: string): Promise<Result> {
  const asking = check(lang, email)
  results.set(email, asking)
  return asking
}

async function check(lang: Lang, email: string): Promise<Result> {
  try {
    return (await isEmailFree(lang, email, AbortSignal.timeout(PATIENCE))) ? 'free' : 'taken'
  } catch {
    setTimeout(() => results.delete(email), FAILED_FOR)
    return 'failed'
  }
}

/** Lets the next check ask again. */
export function forgetFailure(): void {
  const latest = last.get()
  if (latest?.state === 'failed') results.delete(latest.email)
}
