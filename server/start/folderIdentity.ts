import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Store } from '#backend/ports/store.ts'

/** The file of a data folder with its id, and the key under which a database knows the folder of its files. */
const FILE = 'folder.id'
const KEY = 'dataFolder'

/**
 * Returns a warning if the files of a PostgreSQL database are in another data folder: people could not download what they uploaded there.
 * The first folder that is used with a database counts as that of its files.
 */
export async function folderWarnings(
  { settings }: Pick<Store, 'settings'>,
  folder: string,
): Promise<string[]> {
  const file = resolve(folder, FILE)
  const own = await idIn(file)
  const known = await settings.keepFirst(KEY, own)
  return known === own
    ? []
    : [
        'The uploaded files of this database are in another data folder. People cannot download from here what they uploaded there.',
        'Set HASHI_DATA to that folder, which all processes with one database must share.',
        `If it is lost, or its files have been copied here, write ${known} to ${file}.`,
      ]
}

/** Returns the id in the file. Writes a new one if there is none; of several processes the first one wins. */
async function idIn(file: string): Promise<string> {
  const own = `${file}.${crypto.randomUUID()}`
  try {
    // A link appears with its content, so that no process reads half an id.
    await writeFile(own, `${crypto.randomUUID()}\n`, { mode: 0o600 })
    await link(own, file).catch(ignoreExisting)
  } finally {
    await rm(own, { force: true })
  }
  return (await readFile(file, 'utf8')).trim()
}

function ignoreExisting(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
  throw error
}
