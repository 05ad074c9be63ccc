/** Whether an address is free, as the server says (rule validateEmail). */
import type { Lang } from '#domain/lang.ts'
import { isEmailFree } from '#src/api/entry.ts'
import { createStore, useStore } from '#src/lib/store.ts'

type Answer = 'free' | 'taken' | 'failed'
type EmailCheck = { email: string; state: Answer | 'checking' }

/** How long the server may take, in ms. */
const PATIENCE = 10_000
/** How long a failure stays before the next check asks again, in ms: one look at a form checks an address several times. */
const FAILED_FOR = 2000

/** The last address that was asked for. */
const last = createStore<EmailCheck | null>(null)
const answers = new Map<string, Promise<Answer>>()

export const useEmailCheck = () => useStore(last)

/** Whether the last check could not be made; the message is another one then. */
export const hasCheckFailed = () => last.get()?.state === 'failed'

/** Asks once for each address. A failure counts as "not available" (spec §8); an answer that comes too late says nothing. */
export async function isAvailable(lang: Lang, email: string): Promise<boolean> {
  const known = answers.get(email)
  const asking = known ?? ask(lang, email)
  if (last.get()?.email !== email || !known) last.set({ email, state: 'checking' })
  const state = await asking
  if (last.get()?.email !== email) return true
  if (last.get()?.state !== state) last.set({ email, state })
  return state === 'free'
}

/** What the server has said since. */
export function noteTaken(email: string): void {
  answers.set(email, Promise.resolve('taken'))
  last.set({ email, state: 'taken' })
}

function ask(lang: Lang, email: string): Promise<Answer> {
  const asking = answerOf(lang, email)
  answers.set(email, asking)
  return asking
}

async function answerOf(lang: Lang, email: string): Promise<Answer> {
  try {
    return (await isEmailFree(lang, email, AbortSignal.timeout(PATIENCE))) ? 'free' : 'taken'
  } catch {
    setTimeout(() => answers.delete(email), FAILED_FOR)
    return 'failed'
  }
}

/** Lets the next check ask again. */
export function forgetFailure(): void {
  const check = last.get()
  if (check?.state === 'failed') answers.delete(check.email)
}
