/** The database of `keptFiles.ts`, which is loaded only where there is one. */
export const FILES_DATABASE = 'hashi-files'

/** Removes the files of forms that were never sent, a day after their tab was closed; on any page, as the form may never be opened again. */
export async function removeLeftFiles(): Promise<void> {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === FILES_DATABASE)) return
  const { removeStale } = await import('./keptFiles.ts')
  await removeStale()
}
