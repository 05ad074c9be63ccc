import { entryValues } from '#domain/forms/entryRequest.ts'
import type { Input } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { KeptFile, Profile } from '../ports/people.ts'

export type EntryFiles = Pick<Profile, 'resume' | 'resumeJp' | 'cvJp'>

/** Saves the files of an entry under random names, all or none of them. */
export async function saveFiles(env: Env, body: Input<'createEntry'>['body']): Promise<EntryFiles> {
  const { resume, resumeJp, cvJp } = entryValues(body)
  const kept: EntryFiles = { resume: null, resumeJp: null, cvJp: null }
  try {
    kept.resume = await save(env, resume)
    kept.resumeJp = await save(env, resumeJp)
    kept.cvJp = await save(env, cvJp)
    return kept
  } catch (error) {
    await removeFiles(env, kept)
    throw error
  }
}

/** Marks the files of a registered entry as permanent. */
export async function keepFiles({ files }: Env, saved: EntryFiles): Promise<void> {
  await forEach(saved, (key) => files.keep(key))
}

/** Removes the files of an entry that was not registered. */
export async function removeFiles({ files }: Env, saved: EntryFiles): Promise<void> {
  await forEach(saved, (key) => files.remove(key))
}

/** Failures are only logged: the entry is already registered or refused, and the clean-up retries. */
async function forEach(saved: EntryFiles, work: (key: string) => Promise<void>): Promise<void> {
  const keys = Object.values(saved).flatMap((file) => file?.key ?? [])
  await Promise.all(
    keys.map((key) =>
      work(key).catch((error: unknown) => {
        console.error(`The file ${key} is left to the clean-up:`, error)
      }),
    ),
  )
}

/** The age from which an unfinished file counts as stray, in ms. An upload and its transaction take a few minutes at most. */
const ENTRY_LIMIT = 60 * 60 * 1000

/** Removes files of entries that failed or whose process was killed. Keeps the files of registered entries. */
export async function removeStrayFiles({ files, store, clock }: Env): Promise<void> {
  const left = await files.unfinished(new Date(clock().getTime() - ENTRY_LIMIT))
  if (left.length === 0) return
  const named = new Set(await store.profiles.fileKeys())
  for (const key of left) await (named.has(key) ? files.keep(key) : files.remove(key))
}

async function save({ files, random }: Env, file: File | null): Promise<KeptFile | null> {
  if (!file) return null
  const key = random.token('file')
  await files.save(key, new Uint8Array(await file.arrayBuffer()))
  return { key, name: file.name.normalize('NFC'), type: file.type, size: file.size }
}
