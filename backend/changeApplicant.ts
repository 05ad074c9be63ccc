import type { Applicant, Store } from './ports/store.ts'

/** Changes some columns of an applicant within a transaction, so that a concurrent change of others is kept. Throws `AddressTaken`. */
export async function changeApplicant(
  store: Store,
  id: number,
  changes: Partial<Omit<Applicant, 'id'>>,
): Promise<Applicant> {
  const found = await store.applicants.find(id)
  if (!found) throw new Error(`There is no applicant ${id}`)
  const changed = { ...found, ...changes }
  await store.applicants.update(changed)
  return changed
}
