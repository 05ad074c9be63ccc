/** The IndexedDB database of `keptFiles.ts`; in its own file, as `workAfterLoad.ts` must not load the rest. */
export const FILES_DATABASE = 'hashi-files'
