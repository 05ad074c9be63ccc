import type { Applicant } from './ports/applicants.ts'
import type { Store } from './ports/store.ts'

/** The columns that letters and links rely on. */
type Account = Pick<Applicant, 'passwordHash' | 'email' | 'activatedAt' | 'blockedAt'>

/** Changes some columns of an applicant within a transaction, so that a concurrent change of other columns is not lost. */
export function changeApplicant(
  store: Store,
  id: number,
  changes: Partial<Omit<Applicant, 'id' | 'accountVersion' | keyof Account>>,
): Promise<Applicant> {
  return change(store, id, () => changes)
}

/**
 * Changes the account of an applicant within a transaction. Voids all links that were asked for before, also those of letters that are
 * still to be sent, because another person may have asked for them. Throws `AddressTaken`.
 */
export function changeAccount(store: Store, id: number, changes: Partial<Account>): Promise<Applicant> {
  return change(store, id, ({ accountVersion }) => ({ ...changes, accountVersion: accountVersion + 1 }))
}

/** Replaces the hash of the same password within a transaction. Links stay valid. */
export function renewHash(store: Store, id: number, passwordHash: string): Promise<Applicant> {
  return change(store, id, () => ({ passwordHash }))
}

async function change(
  store: Store,
  id: number,
  changesOf: (applicant: Applicant) => Partial<Omit<Applicant, 'id'>>,
): Promise<Applicant> {
  const found = await store.applicants.find(id)
  if (!found) throw new Error(`There is no applicant ${id}`)
  const changed = { ...found, ...changesOf(found) }
  await store.applicants.update(changed)
  return changed
}
