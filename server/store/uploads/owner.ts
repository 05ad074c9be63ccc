import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Database } from '../database.ts'
import { orNull } from '../orNull.ts'
import { settingTable } from '../tables/settings.ts'

/** `hasDatabase`: the database is in the folder itself, not in PostgreSQL. */
export type DataFolder = { dataFolder: string; hasDatabase: boolean }

/** The file of a data folder with its id, and the database's key for the folder of its files: earlier versions wrote both. */
const FILE = 'folder.id'
const KEY = 'dataFolder'

/**
 * Returns why the files of a data folder may be those of another database, or null if they belong to this one. A process that is started
 * with a wrong `DATABASE_URL` must not remove files because its database does not name them.
 */
export async function problemOfOwner(
  db: Database,
  { dataFolder, hasDatabase }: DataFolder,
): Promise<string | null> {
  const file = resolve(dataFolder, FILE)
  const own = (await orNull(readFile(file, 'utf8')))?.trim() ?? null
  if (own === null && hasDatabase) return null
  const known = await settingTable(db).keepFirst(KEY, crypto.randomUUID())
  if (known === own) return null
  return [
    `The files in ${resolve(dataFolder, 'uploads')} stay there: they may belong to another database than this one.`,
    `If they belong to this one, write ${known} to ${file} and start again. Otherwise people cannot download them here.`,
  ].join('\n')
}
