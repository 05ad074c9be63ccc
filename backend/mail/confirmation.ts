import { countAttempt } from '../attempts.ts'
import { sha256 } from '../hash.ts'
import type { Env } from '../ports/env.ts'

/**
 * Whether a message of an anonymous person may be confirmed by mail, and counts the confirmation: anybody can name somebody else's
 * address, which must not be flooded. Call before the transaction, which may run several times.
 */
export async function mayConfirm(env: Env, email: string): Promise<boolean> {
  // Kept as its hash, which names nobody.
  const key = `confirmation:${await sha256(email.toLowerCase())}`
  return (await countAttempt(env, key, env.config.limits.confirmationMails)) === 0
}
