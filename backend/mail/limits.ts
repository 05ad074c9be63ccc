import { mailboxKey } from '#domain/email.ts'
import { countAttempt, requireAttempt } from '../attempts.ts'
import { sha256 } from '../crypto.ts'
import type { Env, Limit } from '../ports/env.ts'

/**
 * Returns whether a message of an anonymous person may be confirmed by mail, and counts the confirmation. Visitors can enter the address of
 * another person, and must not be able to flood that mailbox. Call this before the transaction, which may be retried.
 */
export const mayConfirm = (env: Env, email: string): Promise<boolean> =>
  mayMail(env, `confirmation:`, email, env.config.limits.confirmationMails)

/** Returns whether a mail about a forgotten password may be sent to an address, and counts it: everyone can ask for one. */
export const mayRemind = (env: Env, email: string): Promise<boolean> =>
  mayMail(env, `reminder:`, email, env.config.limits.reminderMails)

/** Returns whether a mail about a login in an unknown browser may be sent, and counts it: a program that keeps no cookies logs in often. */
export const mayTellOfLogin = (env: Env, email: string): Promise<boolean> =>
  mayMail(env, `login:`, email, env.config.limits.confirmationMails)

/** Counts an entry for the mailbox of an address. Throws 429 at the limit, because an entry without its mail leads nowhere. */
export const requireEntry = async (env: Env, email: string): Promise<void> =>
  requireAttempt(env, await keyOf('entry:', email), env.config.limits.entriesOfMailbox)

async function mayMail(env: Env, kind: string, email: string, limit: Limit): Promise<boolean> {
  return (await countAttempt(env, await keyOf(kind, email), limit)) === 0
}

/** Returns the key of the mailbox of an address. It is a hash, because addresses are personal data. */
const keyOf = async (kind: string, email: string) => kind + (await sha256(mailboxKey(email)))
