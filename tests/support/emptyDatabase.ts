/**
 * A database of PGlite without tables, which tests copy. PGlite takes two seconds of processor time to make one. It is made once for each
 * version of PGlite and its settings, and stays in `.cache`.
 */

import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { openPGlite } from '#server/store/pglite/open.ts'
import { madeOnce } from './madeOnce.ts'

const MADE_OF = ['node_modules/@electric-sql/pglite/package.json', 'server/store/pglite/open.ts']

/** Gives a data folder an empty database, as if a server had made it and stopped before its first migration. */
export async function addEmptyDatabase(dataFolder: string): Promise<void> {
  cpSync(await emptyDatabase(), join(dataFolder, 'database'), { recursive: true })
}

/** Opens an empty database in memory. */
export async function openEmptyPGlite(): Promise<PGlite> {
  return openPGlite('memory://', { dump: await (dump ??= dumpOfEmpty()) })
}

let dump: Promise<Blob> | undefined

async function dumpOfEmpty(): Promise<Blob> {
  const folder = mkdtempSync(join(tmpdir(), 'hashi-empty-'))
  await addEmptyDatabase(folder)
  const pglite = await openPGlite(join(folder, 'database'))
  const blob = await pglite.dumpDataDir('none')
  await pglite.close()
  rmSync(folder, { recursive: true })
  return blob
}

async function emptyDatabase(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of MADE_OF) hash.update(readFileSync(file))
  const folder = join('.cache/database', hash.digest('hex').slice(0, 16))
  return madeOnce(folder, async (unfinished) => (await openPGlite(unfinished)).close())
}
