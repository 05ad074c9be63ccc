import { FILES_DATABASE } from './filesDatabase.ts'

/**
 * Removes the files of forms that were left, and of unsent ones a day after their tab was closed. Runs on any page, as the form may
 * never be opened again, and loads `keptFiles.ts` only if the database exists.
 */
export async function removeLeftFiles(): Promise<void> {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === FILES_DATABASE)) return
  const { removeStale } = await import('./keptFiles.ts')
  await removeStale()
}
