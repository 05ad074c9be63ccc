/** The IndexedDB database of `keptFiles.ts`; in a file of its own, as `leftFiles.ts` must not load the rest. */
export const FILES_DATABASE = 'hashi-files'
