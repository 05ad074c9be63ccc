import { MAIL_TOKEN_AGE } from '#domain/limits.ts'
import { sha256 } from './hash.ts'
import type { Env } from './ports/env.ts'
import type { LinkPurpose } from './ports/people.ts'

/** Creates the token of a link in a mail and stores only its hash. Revokes earlier links of the applicant for the same purpose. */
export async function issueLinkToken(
  { store, clock, random }: Env,
  applicantId: number,
  purpose: LinkPurpose,
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
      newEmail: null,
      expiresAt: expiresAt.toISOString(),
      usedAt: null,
    })
  })
  return { token, expiresAt }
}
