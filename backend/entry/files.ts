import { entryValues } from '#domain/forms/entryRequest.ts'
import type { Input } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { KeptFile, Profile } from '../ports/people.ts'

export type EntryFiles = Pick<Profile, 'resume' | 'resumeJp' | 'cvJp'>

/** Keeps the files of an entry under random names, all or none of them. */
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

/** Makes the files of an entry stay that was registered. */
export async function keepFiles({ files }: Env, saved: EntryFiles): Promise<void> {
  await forEach(saved, (key) => files.keep(key))
}

/** Removes the files of an entry that was not registered. */
export async function removeFiles({ files }: Env, saved: EntryFiles): Promise<void> {
  await forEach(saved, (key) => files.remove(key))
}

/** The entry is decided; a file that cannot be dealt with now is left to the clean-up. */
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

/** After this time no entry is under way any more, in ms: its upload and its transaction take a few minutes at most. */
const ENTRY_LIMIT = 60 * 60 * 1000

/** Removes the files of entries that failed or whose process ended before they were registered, and keeps those of the others. */
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
