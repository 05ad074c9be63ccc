import { MAIL_TOKEN_AGE } from '#domain/limits.ts'
import type { RuleIssue } from '#domain/ruleIssues.ts'
import { sha256 } from './hash.ts'
import { isTokenAlive } from './tokens.ts'
import type { Env } from './ports/env.ts'
import type { LinkPurpose, LinkToken } from './ports/people.ts'

type Link = Pick<LinkToken, 'applicantId' | 'purpose'> & Partial<Pick<LinkToken, 'newEmail'>>

/** Creates the token of a link in a mail and stores only its hash. Revokes earlier links of the applicant for the same purpose. */
export async function issueLinkToken(
  { store, clock, random }: Env,
  { applicantId, purpose, newEmail = null }: Link,
): Promise<{ token: string; expiresAt: Date }> {
  const token = random.token(purpose)
  const id = await sha256(token)
  const expiresAt = new Date(clock().getTime() + MAIL_TOKEN_AGE)
  await store.transaction(async ({ linkTokens }) => {
    await linkTokens.removeOf(applicantId, purpose)
    await linkTokens.insert({
      id,
      purpose,
      applicantId,
      newEmail,
      expiresAt: expiresAt.toISOString(),
      usedAt: null,
    })
  })
  return { token, expiresAt }
}

/** Returns the valid link of a token; null if the token is unknown, expired, used, or of another purpose. */
export async function findLink(
  { store, clock }: Env,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkToken | null> {
  const found = await store.linkTokens.find(await sha256(token))
  const isValid =
    found?.purpose === purpose &&
    found.usedAt === null &&
    isTokenAlive(found.expiresAt, MAIL_TOKEN_AGE, clock())
  return isValid ? found : null
}

/** The failure of each call with a token that does not work; the answer does not give the reason. */
export const linkSpent = {
  status: 422,
  problem: 'link-spent',
  errors: [{ field: 'token', rule: 'invalid', limit: 0 }] satisfies RuleIssue[],
} as const
