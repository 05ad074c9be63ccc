import type { Env } from '../ports/env.ts'
import type { Applicant } from '../ports/store.ts'

/** A hash of nothing, so that an unknown address takes as long as a wrong password. */
let decoy: Promise<string> | undefined

/** The activated applicant of an address and a password; null does not tell which half was wrong. */
export async function findByPassword(
  { store, passwords }: Env,
  { email, password }: { email: string; password: string },
): Promise<Applicant | null> {
  const applicant = await store.applicants.findByEmail(email)
  decoy ??= passwords.hash('')
  const fits = await passwords.verify(password, applicant?.passwordHash ?? (await decoy))
  return applicant?.activatedAt && applicant.passwordHash && fits ? applicant : null
}
