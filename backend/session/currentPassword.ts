import type { RuleIssue } from '#domain/ruleIssues.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'
import { countPassword } from './loginAttempts.ts'

export const wrongPassword = {
  status: 422,
  problem: 'wrong-password',
  errors: [{ field: 'current_password', rule: 'confirmedPassword', limit: 0 }] satisfies RuleIssue[],
} as const

type Refusal = typeof wrongPassword | { status: 429; retryAfter: number }

/** Checks the current password of a change. Returns null, or the failure: wrong passwords are limited like failed logins. */
export async function checkPassword(
  env: Env,
  applicant: Applicant,
  password: string,
): Promise<Refusal | null> {
  env.passwords.checkRoom()
  const attempt = await countPassword(env, applicant.id)
  if (attempt.wait > 0) return { status: 429, retryAfter: attempt.wait }
  const fits = await env.passwords
    .verify(password, applicant.passwordHash ?? env.passwords.decoy)
    .catch(async (error: unknown) => {
      await attempt.cancel()
      throw error
    })
  if (!fits) return wrongPassword
  await attempt.succeed()
  return null
}

/** Returns whether the password is still the one that was checked, and the person is not blocked. Call it within the transaction of the change. */
export async function isStillPassword(store: Store, { id, passwordHash }: Applicant): Promise<boolean> {
  const current = await store.applicants.find(id)
  return current?.passwordHash === passwordHash && current.blockedAt === null
}
