import { MAIL_TOKEN_AGE } from '#domain/limits.ts'
import type { RuleIssue } from '#domain/ruleIssues.ts'
import { sha256 } from './crypto.ts'
import type { Applicant } from './ports/applicants.ts'
import type { Env } from './ports/env.ts'
import type { LinkPurpose, LinkToken } from './ports/linkTokens.ts'
import { isTokenAlive } from './tokens.ts'

export type LinkRequest = Pick<LinkToken, 'applicantId' | 'accountVersion' | 'purpose'> &
  Partial<Pick<LinkToken, 'newEmail'>>

/**
 * Creates the token of a link in a mail and stores only its hash. Revokes earlier links of the applicant for the same purpose. Returns
 * null if the account has changed since the link was asked for.
 */
export async function issueLinkToken(
  { store, clock, random }: Env,
  { newEmail = null, ...link }: LinkRequest,
): Promise<{ token: string; expiresAt: Date } | null> {
  const token = random.token(link.purpose)
  const id = await sha256(token)
  const expiresAt = new Date(clock().getTime() + MAIL_TOKEN_AGE)
  const row = { ...link, id, newEmail, expiresAt: expiresAt.toISOString(), usedAt: null }
  const isIssued = await store.transaction(async ({ applicants, linkTokens }) => {
    const applicant = await applicants.find(link.applicantId)
    if (applicant?.accountVersion !== link.accountVersion) return false
    await linkTokens.removeOf(link.applicantId, link.purpose)
    await linkTokens.insert(row)
    return true
  })
  return isIssued ? { token, expiresAt } : null
}

type FoundLink = { link: LinkToken; applicant: Applicant }

/**
 * Returns the valid link of a token with its applicant. Returns null if the token is unknown, expired, used, of another purpose, or older
 * than the last change of the account, and for a blocked person.
 */
export async function findLink(
  { store, clock }: Env,
  token: string,
  purpose: LinkPurpose,
): Promise<FoundLink | null> {
  const link = await store.linkTokens.find(await sha256(token))
  const isValid =
    link?.purpose === purpose && link.usedAt === null && isTokenAlive(link.expiresAt, MAIL_TOKEN_AGE, clock())
  const applicant = isValid ? await store.applicants.find(link.applicantId) : null
  const isOpen = applicant?.accountVersion === link?.accountVersion && applicant?.blockedAt === null
  return link && applicant && isOpen ? { link, applicant } : null
}

/** Uses up a valid link, within the transaction of the change that the link allows. Returns null like `findLink`. */
export async function spendLink(env: Env, token: string, purpose: LinkPurpose): Promise<FoundLink | null> {
  const found = await findLink(env, token, purpose)
  const isSpent = found && (await env.store.linkTokens.use(found.link.id, env.clock().toISOString()))
  return isSpent ? found : null
}

/** The failure of each call with a token that does not work; the response does not give the reason. */
export const linkSpent = {
  status: 422,
  problem: 'link-spent',
  errors: [{ field: 'token', rule: 'invalid', limit: 0 }] satisfies RuleIssue[],
} as const
