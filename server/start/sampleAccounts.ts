import type { Env } from '#backend/ports/env.ts'
import { SAMPLE_PASSWORD, accounts } from '#content/accounts.ts'
import type { SampleAccount } from './terminal.ts'

/** Returns the sample accounts in their present states: people who try the site change and delete them. */
export function readSampleAccounts(env: Pick<Env, 'store' | 'passwords'>): Promise<SampleAccount[]> {
  return Promise.all(accounts.map(async ({ email }) => ({ email, state: await stateOf(env, email) })))
}

async function stateOf(
  { store, passwords }: Pick<Env, 'store' | 'passwords'>,
  email: string,
): Promise<SampleAccount['state']> {
  const applicant = await store.applicants.findByEmail(email)
  if (!applicant || applicant.blockedAt) return 'changed'
  if (!applicant.activatedAt) return 'pending'
  const { passwordHash } = applicant
  return passwordHash && (await passwords.verify(SAMPLE_PASSWORD, passwordHash)) ? 'active' : 'changed'
}
