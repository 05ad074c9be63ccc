import { countAttempt } from '../attempts.ts'
import { sha256 } from '../hash.ts'
import type { Env } from '../ports/env.ts'

/**
 * Returns whether a message of an anonymous person may be confirmed by mail, and counts the confirmation. Anybody can give somebody
 * else's address, which must not be flooded. Call this before the transaction, which may be retried.
 */
export async function mayConfirm(env: Env, email: string): Promise<boolean> {
  // The key has a hash of the address, because addresses are personal data.
  const key = `confirmation:${await sha256(email.toLowerCase())}`
  return (await countAttempt(env, key, env.config.limits.confirmationMails)) === 0
}
