import type { Store } from '#backend/ports/store.ts'

/** The jobs that sample accounts have saved, the last saved first. */
const savedJobs: Record<number, number[]> = { 1001: [20422, 20463, 20433] }

/** Adds the saved jobs of a sample account. */
export async function addSavedJobs(store: Store, applicantId: number): Promise<void> {
  await store.interestedLists.replace(applicantId, savedJobs[applicantId] ?? [])
}
