/** The files of earlier versions, which were in a folder, move into the table at the first start. */
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { fileFields } from '#backend/ports/profiles.ts'
import type { Database } from '../database.ts'
import { orNull } from '../orNull.ts'
import { type DataFolder, problemOfOwner } from './owner.ts'

/** The number of files in one transaction, 25 MB at most. */
const BATCH = 50
/** The number of the lock, any that no other lock of the database has. */
const LOCK = 5_800_017

/**
 * Moves each file of the data folder that a profile names into the table, then removes the folder of files with those that nothing names. Of several
 * processes one moves and the others wait. A killed process loses nothing: a file is removed after its transaction has ended, and the next
 * start moves the rest. Leaves a folder that belongs to another database, with a warning.
 */
export async function moveUploads(db: Database, place: DataFolder): Promise<void> {
  const folder = join(place.dataFolder, 'uploads')
  if ((await pathsIn(folder)) === null) return
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      await moveFolder(connection, place, folder)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })
}

async function moveFolder(db: Database, place: DataFolder, folder: string): Promise<void> {
  const paths = await pathsIn(folder)
  if (!paths) return
  const problem = await problemOfOwner(db, place)
  if (problem) return console.warn(problem)
  console.log(`Files that move from ${folder} into the database: ${paths.size}`)
  const files = [...paths]
  let moved = 0
  for (let at = 0; at < files.length; at += BATCH) moved += await moveBatch(db, files.slice(at, at + BATCH))
  await rm(folder, { recursive: true })
  console.log(
    `Files moved into the database: ${moved}. Files that no profile names, removed: ${paths.size - moved}`,
  )
}

/** Returns the number of moved files. */
async function moveBatch(db: Database, files: [key: string, path: string][]): Promise<number> {
  const owners = await ownersOf(
    db,
    files.map(([key]) => key),
  )
  const named = files.flatMap(([key, path]) => {
    const applicantId = owners.get(key)
    return applicantId === undefined ? [] : [{ key, path, applicantId }]
  })
  await db.transaction().execute(async (transaction) => {
    for (const { key, path, applicantId } of named) {
      await transaction
        .insertInto('file')
        .values({ key, applicantId, bytes: new Uint8Array(await readFile(path)) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })
  for (const { path } of named) await rm(path)
  return named.length
}

/** Returns the applicants by the keys of files that their profiles name. */
async function ownersOf(db: Database, keys: string[]): Promise<Map<string, number>> {
  const fields = fileFields.map((field) => sql`data->${sql.lit(field)}->>'key'`)
  const { rows } = await sql<{ key: string; applicantId: number }>`
    select file.key, profile.applicant_id
    from profile cross join lateral unnest(array[${sql.join(fields)}]) as file(key)
    where file.key in (${sql.join(keys)})
  `.execute(db)
  return new Map(rows.map(({ key, applicantId }) => [key, applicantId]))
}

/** Returns the files of the folder by key; null without the folder. Those of its subfolder were not marked as finished in time. */
async function pathsIn(folder: string): Promise<Map<string, string> | null> {
  const finished = await filesIn(folder)
  const unfinished = await filesIn(join(folder, 'unfinished'))
  return finished && new Map([...(unfinished ?? []), ...finished])
}

async function filesIn(folder: string): Promise<[key: string, path: string][] | null> {
  const entries = await orNull(readdir(folder, { withFileTypes: true }))
  return entries && entries.filter((entry) => entry.isFile()).map(({ name }) => [name, join(folder, name)])
}
