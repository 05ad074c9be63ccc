/** The files of a record: they are saved before its transaction, which names them, and become permanent after it. */
import type { Env } from '../ports/env.ts'
import type { KeptFile } from '../ports/people.ts'

type Uploads = Record<string, File | null | undefined>
type Saved<Files> = { [Name in keyof Files]: KeptFile | null }

/** Saves files under random names, all or none of them. Null stays null, and a missing file stays missing. */
export async function saveFiles<Files extends Uploads>(env: Env, files: Files): Promise<Saved<Files>>
export async function saveFiles(env: Env, files: Uploads): Promise<Record<string, KeptFile | null>> {
  const saved: Record<string, KeptFile | null> = {}
  try {
    for (const [name, file] of Object.entries(files))
      if (file !== undefined) saved[name] = file && (await save(env, file))
    return saved
  } catch (error) {
    await removeFiles(env, keysOf(saved))
    throw error
  }
}

/** Returns the random names of files. */
export function keysOf(files: Record<string, KeptFile | null>): string[] {
  return Object.values(files).flatMap((file) => file?.key ?? [])
}

/** Marks files as permanent, once the record that names them is stored. */
export async function keepFiles({ files }: Env, keys: string[]): Promise<void> {
  await forEach(keys, (key) => files.keep(key))
}

/**
 * Marks files as unfinished within the transaction that replaces or removes them. If the process is killed after that, the clean-up
 * asks the store whether they are still named.
 */
export async function releaseFiles({ files }: Env, keys: string[]): Promise<void> {
  for (const key of keys) await files.release(key)
}

/** Removes files that no record names. */
export async function removeFiles({ files }: Env, keys: string[]): Promise<void> {
  await forEach(keys, (key) => files.remove(key))
}

/** Failures are only logged: the record is already stored or refused, and the clean-up retries. */
async function forEach(keys: string[], work: (key: string) => Promise<void>): Promise<void> {
  await Promise.all(
    keys.map((key) =>
      work(key).catch((error: unknown) => {
        console.error(`The file ${key} is left to the clean-up:`, error)
      }),
    ),
  )
}

async function save({ files, random }: Env, file: File): Promise<KeptFile> {
  const key = random.token('file')
  await files.save(key, new Uint8Array(await file.arrayBuffer()))
  return { key, name: file.name.normalize('NFC'), type: file.type, size: file.size }
}
