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
 * Moves each file of the data folder that a profile names into the table, then removes the folder of files with those that nothing names.
 * Several processes that start at once share the work. A killed process loses nothing: a file is removed after its transaction has ended,
 * and the next start moves the rest. Leaves a folder that belongs to another database, with a warning.
 */
export async function moveUploads(db: Database, place: DataFolder): Promise<void> {
  const folder = join(place.dataFolder, 'uploads')
  const paths = await pathsIn(folder)
  if (!paths) return
  const problem = await problemOfOwner(db, place)
  if (problem) return console.warn(problem)
  console.log(`Files that move from ${folder} into the database: ${paths.size}`)
  const files = [...paths]
  const counts = { moved: 0, unnamed: 0 }
  for (let at = 0; at < files.length; at += BATCH) {
    const { moved, unnamed } = await moveBatch(db, files.slice(at, at + BATCH))
    counts.moved += moved
    counts.unnamed += unnamed
  }
  await rm(folder, { recursive: true, force: true })
  console.log(
    `Files moved into the database: ${counts.moved}. Files that no profile names, removed: ${counts.unnamed}`,
  )
}

type Batch = [key: string, path: string][]

/** Returns the numbers of the files that it has moved, and of those that no profile names. */
async function moveBatch(db: Database, files: Batch): Promise<{ moved: number; unnamed: number }> {
  const batch = await db.transaction().execute(async (transaction) => {
    // The lock ends with the transaction. One of the session would stay in a pooled connection, and the others would wait for all files.
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction)
    const keys = files.map(([key]) => key)
    const owners = await ownersOf(transaction, keys)
    const named = files.flatMap(([key, path]) => {
      const applicantId = owners.get(key)
      return applicantId === undefined ? [] : [{ key, path, applicantId }]
    })
    let moved = 0
    for (const file of named) if (await insertFile(transaction, file)) moved += 1
    return { named, moved }
  })
  for (const { path } of batch.named) await rm(path, { force: true })
  return { moved: batch.moved, unnamed: files.length - batch.named.length }
}

/** Returns false if another process has moved the file. */
async function insertFile(
  db: Database,
  { key, path, applicantId }: { key: string; path: string; applicantId: number },
): Promise<boolean> {
  const bytes = await orNull(readFile(path))
  if (!bytes) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('file')
    .values({ key, applicantId, bytes: new Uint8Array(bytes) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
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
